import { expect, test } from 'vitest';
import { storage } from '../../../kernel/storage.ts';
import { NewsletterBox } from '../../forms/newsletter/box.tsx';
import { fields } from '../../shared/testing/form.tsx';
import { SaveFormBox } from '../../forms/save-form/box.tsx';
import { CommentFormBox } from '../../article/comment-form/box.tsx';
import { kernelOf, print } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { wakeDrafts } from './drafts.ts';

const draft = { body: ['نیمه'] };

function printForms(): void {
  const saveForm = { language: 'fa', id: '7', url: '/rest/saveForm/7', title: '', fields, captcha: false };
  printBox(
    <main>
      <SaveFormBox {...saveForm} />
      <NewsletterBox language="fa" newsletters={[]} />
      <CommentFormBox language="fa" newsId="12" pageUrl="/" reply={null} />
    </main>,
  );
}

/** Returns the boxes that were woken. */
function woken(): (string | undefined)[] {
  const kernel = kernelOf();
  const names: (string | undefined)[] = [];
  wakeDrafts({
    ...kernel,
    wake: box => {
      names.push(box.dataset.widget);
      return Promise.resolve();
    },
  });
  return names;
}

test('only forms with a draft are woken', () => {
  printForms();
  expect(woken()).toEqual([]);
  storage.write('draft', '/ /rest/newsletter', draft);
  storage.write('draft', '/ /rest/postComment', draft);
  expect(woken()).toEqual(['newsletter', 'comment-form']);
});

test('an expired draft is dropped on any page, and its form is woken to show a message', () => {
  printForms();
  const old = { ...draft, '(written)': { at: Date.now() - 31 * 24 * 60 * 60 * 1000 } };
  storage.write('draft', '/ /rest/newsletter', old);
  storage.write('draft', '/news/2 /rest/postComment', old);
  expect(woken()).toEqual(['newsletter']);
  expect(localStorage.getItem('draft')).not.toContain('نیمه');
});

test.each(['data-url="/save"', 'action="/save"', 'action="/other" data-url="/save"'])(
  'a form of another CMS is found by its address: %s',
  attributes => {
    print(`<div data-widget="save-form"><form ${attributes}></form></div>`);
    storage.write('draft', '/ /save', draft);
    expect(woken()).toEqual(['save-form']);
  },
);

test('a draft of a form outside our boxes wakes nothing', () => {
  print('<form action="/save"></form>');
  storage.write('draft', '/ /save', draft);
  expect(woken()).toEqual([]);
});
