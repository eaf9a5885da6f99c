import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../paths.ts';

/** What a sheet of tokens sets them to, by their names, where it sets them first. */
export function tokensOf(css: string): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/--(?:dakkeh-)?([\w-]+): ([^;]+);/g)) {
    if (!tokens.has(name)) tokens.set(name, value);
  }
  return tokens;
}

const meanings = JSON.parse(readFileSync(resolve(root, 'styles/tokens.json'), 'utf8')) as Record<string, string>;

const readTokens = (sheet: string): Map<string, string> =>
  tokensOf(readFileSync(resolve(root, `styles/${sheet}.css`), 'utf8'));

const code = (value: string | undefined): string => (value === undefined ? '' : `\`${value}\``);

const intro = `# Tokens

Set these custom properties to give all boxes your own look, on \`:root\` or around some boxes, before or after our
stylesheet: \`:root { --dakkeh-accent: #06c }\`. Our own rules use the names without \`dakkeh-\`. Two complete examples are in
\`fixtures/newsroom/catalogue/themes/\`; see \`/en/catalogue/theme/evening\` and \`/en/catalogue/theme/pulse\`. If boxes follow the
device's dark scheme (\`data-color-scheme="light dark"\`), set each colour for both. Text needs a contrast of 4.5 : 1 with
\`paper\`, \`sheet\` and \`tint\`. The build writes this file from \`tokens.css\`, \`dark.css\` and \`tokens.json\`.

| token | what it is | default | dark |
| --- | --- | --- | --- |
`;

/** The document of all tokens, in Markdown. */
export function renderTokens(): string {
  const [light, dark] = [readTokens('tokens'), readTokens('dark')];
  // Its one place says what it is without a value.
  light.set('measure', '40rem');
  const rows = Object.entries(meanings).map(
    ([name, meaning]) => `| \`--dakkeh-${name}\` | ${meaning} | ${code(light.get(name))} | ${code(dark.get(name))} |`,
  );
  return `${intro}${rows.join('\n')}\n`;
}
