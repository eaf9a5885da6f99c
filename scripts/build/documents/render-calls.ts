import { answerText, requestText } from '../../../widgets/shared/render/call-text.ts';
import type {
  CallsReference, DocumentedCall, DocumentedFields, Sample,
} from '../../../widgets/shared/render/documented-call.ts';
import { fieldRows } from './field-rows.ts';

const intro = `# The calls

What the widgets ask your server, and what it must answer: URLs, fields, answers and refusals. The build writes this file from
the \`calls.ts\` beside each widget. The tests send every example to the stand-in newsroom (\`fixtures/server\`), and check its
answer with the phone’s own contract. The ids are those of the newsroom that \`npm start\` opens. Sentences are in the language
of the reader’s page.`;

const code = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

const cell = (text: string): string => text.replace(/\|/g, '\\|');

const anchorOf = (title: string): string =>
  title.toLowerCase().replace(/[^\p{L}\d\s-]/gu, '').trim().replace(/\s+/g, '-');

const renderSample = (call: DocumentedCall, sample: Sample): string =>
  `${sample.says}:\n\n${code('http', `${requestText(call, sample)}\n\n${answerText(sample)}`)}`;

function renderFields(title: string, documented: DocumentedFields | undefined): string[] {
  const rows = documented ? fieldRows(documented) : [];
  if (!documented || rows.length === 0) return [];
  const lines = rows.map(({ path, type, isOptional }) => {
    const name = path === '(bare)' ? '*the answer itself*' : `\`${path}\``;
    return `| ${name}${isOptional ? ' (optional)' : ''} | ${cell(type)} | ${cell(documented.fields[path] ?? '')} |`;
  });
  return [[`| ${title} | type | |`, '| --- | --- | --- |', ...lines].join('\n')];
}

function renderCall(call: DocumentedCall): string {
  const [first, ...others] = call.samples;
  const facts = [
    `- **Address:** ${call.addressFrom}`,
    `- **Caching:** \`${call.caching}\``,
    ...(call.cookies ? [`- **Cookies:** the stand-in newsroom sets ${call.cookies.map(name => `\`${name}\``).join(', ')}.`] : []),
    ...(call.notes ?? []).map(note => `- ${note}`),
  ].join('\n');
  return [
    `### ${call.title}`,
    `\`${call.method} ${call.address}\``,
    call.does,
    ...(first ? [renderSample(call, first)] : []),
    facts,
    ...renderFields('request', call.request),
    ...renderFields('answer', call.answer),
    ...(call.refusal === call.answer ? [] : renderFields('refusal (4xx)', call.refusal)),
    ...others.map(sample => renderSample(call, sample)),
  ].join('\n\n');
}

const renderReference = ({ title, calls, notes = [] }: CallsReference): string =>
  [`## ${title}`, ...calls.map(renderCall), ...notes.map(note => `### ${note.title}\n\n${note.text}`)].join('\n\n');

function renderContents(references: readonly CallsReference[]): string {
  const rows = references.flatMap(({ calls }) =>
    calls.map(({ title, method, address }) => `| \`${method} ${address}\` | [${title}](#${anchorOf(title)}) |`),
  );
  return ['| call | |', '| --- | --- |', ...rows].join('\n');
}

export const renderCalls = (references: readonly CallsReference[]): string =>
  `${[intro, renderContents(references), ...references.map(renderReference)].join('\n\n')}\n`;
