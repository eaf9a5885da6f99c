import type { DocumentedBox } from './box-facts.ts';
import { BoxTemplate, type Piece } from './box-template.ts';

/** A template language: expressions by path, and the file extension. */
interface Dialect {
  ending: string;
  text: (path: string) => string;
  html: (path: string) => string;
  json: (path: string) => string;
  isGiven: (path: string) => string;
  list: (path: string) => string;
}

const common = { text: (path: string) => `${path}|e`, html: (path: string) => `${path}|safe`, list: (path: string) => path };

/** Jinja, Nunjucks and Twig. */
const dialects: readonly Dialect[] = [
  { ...common, ending: 'jinja', json: path => `${path}|tojson|forceescape`, isGiven: path => `${path} is defined and ${path} is not none` },
  { ...common, ending: 'njk', json: path => `${path}|dump|e`, isGiven: path => `${path} != none` },
  { ...common, ending: 'twig', html: path => `${path}|raw`, json: path => `${path}|json_encode|e`, isGiven: path => `(${path} ?? null) is not null`, list: path => `${path} ?? []` },
];

const written = (pieces: readonly Piece[], dialect: Dialect): string =>
  pieces.map(piece => {
    if (typeof piece === 'string') return piece;
    const { kind, path } = piece;
    if (kind === 'given') return `{% if ${dialect.isGiven(path)} %}${written(piece.pieces, dialect)}{% endif %}`;
    if (kind === 'each') return `{% for ${piece.item} in ${dialect.list(path)} %}${written(piece.pieces, dialect)}{% endfor %}`;
    return `{{ ${dialect[kind](path)} }}`;
  }).join('');

/** Returns the macros of all boxes by file extension. Each has an example call that prints the documented markup. */
export function macrosOf(boxes: readonly (DocumentedBox & { summary: string })[]): Map<string, string> {
  const made = boxes.map(box => ({ ...box, macro: box.name.replaceAll('-', '_'), template: new BoxTemplate(box) }));
  return new Map(dialects.map(dialect => [
    dialect.ending,
    made.map(({ summary, macro, template: { pieces, data } }) => {
      const call = JSON.stringify(data).replaceAll('#}', String.raw`#\u007d`);
      return `{# ${summary}\n${macro}(${call}) #}\n{% macro ${macro}(data) %}${written(pieces, dialect)}{% endmacro %}\n`;
    }).join('\n'),
  ]));
}
