import type { Fixture } from '../../widgets/package/fixture.ts';
import { loadPolicies } from '../../widgets/package/load-policies.ts';
import { typeName } from '../../widgets/shared/render/table.ts';

/** An attribute of any box for completion in editors. */
interface Completed {
  name: string;
  says: string;
  /** Possible values; empty for a free text. */
  values: { name: string; description?: string }[];
}

const ofEveryBox: readonly Completed[] = [
  { name: 'data-load', says: 'When the box wakes.', values: loadPolicies.map(name => ({ name })) },
  { name: 'data-conf', says: 'Settings of the box, as JSON.', values: [] },
  { name: 'data-box', says: 'Styled as a box, without a script.', values: [] },
];

const isValue = (type: string): boolean => typeName(type).startsWith('`') && !type.includes('{');

/** Returns each attribute once, with the boxes that read it. */
function attributesOf(fixtures: readonly Fixture[]): Completed[] {
  const known = new Map<string, Completed>();
  const boxes = fixtures.map(({ name, summary }) => ({ name, description: summary.en }));
  known.set('data-widget', { name: 'data-widget', says: 'The box that an element is.', values: boxes });
  for (const one of ofEveryBox) known.set(one.name, one);
  for (const { name: box, parameters } of fixtures) {
    for (const { kind, name, types, says, isOutside } of parameters) {
      if (kind !== 'attribute' || isOutside || !name.startsWith('data-')) continue;
      const { says: before = '', values = [] } = known.get(name) ?? {};
      const fresh = types.filter(type => isValue(type) && !values.some(value => value.name === type));
      const line = `${box}: ${says}`;
      const lines = before.includes(line) ? before : [before, line].filter(Boolean).join('\n');
      known.set(name, { name, says: lines, values: [...values, ...fresh.map(type => ({ name: type }))] });
    }
  }
  return [...known.values()];
}

/** Returns VS Code's custom data for HTML, which other editors read, too. */
export const vscodeData = (fixtures: readonly Fixture[]): object => ({
  version: 1.1,
  globalAttributes: attributesOf(fixtures).map(({ name, says: description, values }) =>
    values.length > 0 ? { name, description, values } : { name, description }),
});

/** Returns the web-types for JetBrains' editors. */
export const webTypes = (fixtures: readonly Fixture[], version: string): object => ({
  $schema: 'https://json.schemastore.org/web-types',
  name: 'dakkeh',
  version,
  'description-markup': 'none',
  contributions: {
    html: {
      attributes: attributesOf(fixtures).map(({ name, says, values }) => ({
        name,
        description: says,
        value: { kind: 'plain', type: values.length > 0 ? 'enum' : 'string', required: false },
        ...(values.length > 0 && { values }),
      })),
    },
  },
});

const documents = [
  ['README.md', 'how to install it, what it has, browsers and sizes'],
  ['docs/guide.md', 'the page around boxes: head, caching, CSRF, hosts that swap pages'],
  ['docs/contract.md', 'what every box does, and what it needs'],
  ['docs/boxes.md', 'articles, pictures, lists, video, adverts, search, forms'],
  ['dist/WIDGETS.md', 'each box: what it reads, its styled classes, its least markup'],
  ['dist/CALLS.md', 'each call to your server, with examples'],
  ['dist/TOKENS.md', 'colours, fonts and sizes'],
] as const;

/** Returns the llms.txt of the package. */
export const llmsText = (fixtures: readonly Fixture[], about: string): string =>
  [
    '# dakkeh',
    `> ${about}`,
    'Print a box as finished HTML with `data-widget`, link the stylesheet and the kernel, and answer its calls. Copy markup from `dist/markup/{en,fa}/{box}.html`, or print it by the macros of `dist/macros`, and check pages with `npx dakkeh check`.',
    '## Documents',
    documents.map(([file, says]) => `- [${file}](${file.startsWith('dist/') ? file.slice(5) : `../${file}`}): ${says}`).join('\n'),
    '## Boxes',
    fixtures.map(({ name, summary }) => `- [${name}](markup/en/${name}.html): ${summary.en}`).join('\n'),
  ].join('\n\n').concat('\n');
