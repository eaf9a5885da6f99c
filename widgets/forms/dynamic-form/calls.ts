import * as z from 'zod/mini';
import { parseJson } from '../../shared/base/json.ts';
import { refusedPage, submissionRefused } from '../../shared/fields/submission/documented-fields.ts';
import { type CallsReference, documented } from '../../shared/render/documented-call.ts';
import { malformedFields } from '../../shared/render/documented-samples.ts';
import { schemaOf } from '../../shared/render/schemas.ts';
import { dynamicFormAnswer } from './contract.ts';
import { mostCharacters } from './fields.ts';
import { contentFormat, formFormat } from './formats.ts';

/** Request of a form that was built from its definition. */
export const dynamicFormRequest = documented({
  data: [z.pipe(z.pipe(z.string(), z.transform(parseJson)), z.record(z.string(), z.unknown())), 'The JSON of an object: a text for each item’s id, several choices joined by commas. Sections are not in it.'],
});

const shared = 'public, max-age=0, s-maxage=60, must-revalidate';
const unknownForm = { status: 404, answer: { error: 'There is no such form.' } } as const;
const address = '/rest/form/22';

export const reference: CallsReference = {
  title: 'Dynamic forms',
  calls: [
    {
      title: 'The definition of a form',
      method: 'GET',
      address: '/forms/{id}',
      does: 'Says which fields a form has. An item that cannot be used is left out, and named in the box’s `widget:error`.',
      addressFrom: '`data-form` of the box.',
      answer: {
        schema: formFormat,
        fields: {
          'form.title': 'The form’s legend.',
          'form.itemList[]': 'The fields in their order, 200 at most: a longer form is not shown at all, and named in the box’s `widget:error`.',
          'form.itemList[].itemTypeStr': 'The kind of field, in whatever case (below).',
          'form.itemList[].id': 'The field’s name in the content and in what is sent. No two are the same.',
          'form.itemList[].label': 'What the field is called.',
          'form.itemList[].hint': 'Shown in the empty field, or under a section’s heading.',
          'form.itemList[].mandatory': 'Whether it has to be filled; shown with an asterisk.',
          'form.itemList[].defaultValue': 'What it holds to begin with, where the content has nothing for it.',
          'form.itemList[].optionList[]': 'What can be chosen: for `radio`, `checkbox` and `combo`, which are left out without any. 500 at most.',
          'form.itemList[].optionList[].id': 'The value that is sent. No commas: several values are joined by them.',
          'form.itemList[].optionList[].label': 'What the reader chooses; without it, the id.',
          'form.itemList[].optionList[].selected': 'Whether it is chosen to begin with. Content and default value come first.',
        },
      },
      caching: shared,
      samples: [
        {
          says: 'A form with a text, a choice and a heading',
          address: '/forms/22',
          answer: {
            form: {
              title: 'How do you read Dakkeh?',
              itemList: [
                { itemTypeStr: 'SectionBreak', id: 'about-you', label: 'About you', hint: 'All of it may stay empty.' },
                { itemTypeStr: 'TextBox', id: 'name', label: 'What shall we call you?', mandatory: true },
                {
                  itemTypeStr: 'CheckBox',
                  id: 'pages',
                  label: 'Which pages do you open?',
                  optionList: [
                    { id: 'society', label: 'Society', selected: true },
                    { id: 'books', label: 'Books', selected: false },
                  ],
                },
              ],
            },
          },
        },
        { says: 'There is no such form', address: '/forms/999', ...unknownForm },
      ],
    },
    {
      title: 'What a form is filled with',
      method: 'GET',
      address: '/forms/{id}/content',
      does: 'Fills a form in, by the ids of its items. Without an answer the form is empty, and works.',
      addressFrom: '`data-content` of the box. Without it, nothing is asked for.',
      answer: {
        schema: contentFormat,
        fields: {
          'data.{name}': 'The value of the item with that id. Of several choices, their ids joined by commas.',
        },
      },
      caching: shared,
      notes: ['The object may also stand alone, without `data` around it.'],
      samples: [
        {
          says: 'A choice, two choices and a text',
          address: '/forms/21/content',
          answer: { data: { since: 'years', pages: 'society,books', missing: 'A crossword' } },
        },
        { says: 'There is no such form', address: '/forms/999/content', ...unknownForm },
      ],
    },
    {
      title: 'Send a dynamic form',
      method: 'POST',
      address: '/rest/form/{id}',
      does: 'Sends what a reader has put into a form that was made from its definition. Any answer closes the form.',
      addressFrom: '`data-submit` of the box. Without it, or with `data-submittable="false"`, the form cannot be sent.',
      request: dynamicFormRequest,
      answer: {
        schema: schemaOf(dynamicFormAnswer),
        fields: {
          ok: 'Not read.',
          error: 'Without it, or where it is empty, the form is saved. A text is shown where the box has no `data-error`.',
        },
      },
      refusal: submissionRefused,
      caching: 'no-store',
      samples: [
        { says: 'A form', address, fields: { data: '{"name":"Mina","from":"abroad","more":""}' }, answer: { ok: 1 } },
        {
          says: 'It is not filled as it should be',
          address,
          fields: { data: '{"name":"","from":"abroad"}' },
          answer: { error: 'What shall we call you?: Please fill this in.' },
        },
        { says: 'No JSON object', address, fields: { data: '[]' }, ...malformedFields },
        { says: 'There is no such form', address: '/rest/form/999', fields: { data: '{}' }, ...unknownForm },
        {
          says: 'A form without script, which names its fields by `f-` and the id',
          plain: true,
          malformed: true,
          address,
          fields: { 'f-name': 'Mina', 'f-from': 'abroad' },
          status: 303,
          location: '/answer/form/22',
        },
        { ...refusedPage, malformed: true, address, fields: { 'f-name': '' } },
      ],
    },
  ],
  notes: [
    {
      title: 'Kinds of fields',
      text: `| \`itemTypeStr\` | field | to begin with | sent as |
| --- | --- | --- | --- |
| \`textbox\` | one line | content, or \`defaultValue\` | the text |
| \`textarea\` | several lines | content, or \`defaultValue\` | the text |
| \`richeditor\` | rich text, in an editor | content, or \`defaultValue\`: HTML | HTML |
| \`radio\` | one of several | the option in the content, or in \`defaultValue\`, or the first with \`selected\` | its id |
| \`combo\` | one of a list | the same | its id |
| \`checkbox\` | any of several | the options in the content, or in \`defaultValue\`, joined by commas, or all with \`selected\` | their ids, joined by commas |
| \`sectionbreak\` | a heading | – | – |

Texts may have ${mostCharacters} characters, as readers see them. Flags may be \`true\` or \`"true"\`.`,
    },
    {
      title: 'The box of a dynamic form',
      text: `\`\`\`html
<section data-widget="dynamic-form" data-form="/forms/22" data-content="/forms/22/content" data-submit="/rest/form/22"
  data-success="Your form has been saved." data-error="Your form has not been saved." data-required-msg="Please fill this in.">
  <a class="form-plain" href="/form/22?plain=1">The same form without JavaScript</a>
</section>
\`\`\``,
    },
  ],
};
