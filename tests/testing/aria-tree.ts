/** A line of an ARIA snapshot, `- button "Send" [disabled]: text`, and the lines below it. */
interface AriaNode {
  line: string;
  children: AriaNode[];
}

const quoted = /"(?:[^"\\]|\\.)*"/;

/** An ARIA snapshot without the addresses of links: no screen reader reads them out. */
function treeOf(snapshot: string): AriaNode[] {
  const tree: AriaNode[] = [];
  const levels = [tree];
  for (const line of snapshot.split('\n').filter(one => !one.trim().startsWith('- /url:'))) {
    const depth = line.search(/\S/) / 2;
    const node = { line: line.trim(), children: [] };
    levels[depth]?.push(node);
    levels.splice(depth + 1, levels.length, node.children);
  }
  return tree;
}

/** A line without its words. */
const roleOf = (line: string): string => line.replaceAll("'", '').replace(quoted, '""').replace(/: .*/, ': ""');

const shapeOf = ({ line, children }: AriaNode): string => `${roleOf(line)}(${children.map(shapeOf).join()})`;

/** Neighbours that differ in their words alone, grouped. */
function runsOf(nodes: readonly AriaNode[]): { first: AriaNode; alike: AriaNode[] }[] {
  const runs: { first: AriaNode; alike: AriaNode[] }[] = [];
  for (const one of nodes) {
    const run = runs.at(-1);
    if (run && shapeOf(run.first) === shapeOf(one)) run.alike.push(one);
    else runs.push({ first: one, alike: [] });
  }
  return runs;
}

/** The words that a name does not contain already, in their order. */
function notIn(name: string, words: readonly string[]): string[] {
  let said = 0;
  return words.filter(word => {
    const at = ` ${name} `.indexOf(` ${word} `, said);
    if (at >= 0) said = at + word.length;
    return at < 0;
  });
}

function wordsOf({ line, children }: AriaNode): string[] {
  const name = quoted.exec(line)?.[0].slice(1, -1) ?? '';
  const text = line.replace(quoted, '').replace(/^[^:]*:? ?/, '');
  return [name, text, ...notIn(name, allWordsOf(children))].filter(words => words !== '');
}

/** The words of nodes, in their order; of many that are alike, those of the first. */
const allWordsOf = (nodes: readonly AriaNode[]): string[] =>
  runsOf(nodes).flatMap(({ first, alike }) => [...wordsOf(first), ...firstWordsOf(alike)]);

function firstWordsOf(alike: readonly AriaNode[]): string[] {
  const words = alike.flatMap(wordsOf);
  return words.length > 16 ? [...words.slice(0, 16), '…'] : words;
}

/** Words after a start, wrapped into lines. */
function setLines(start: string, words: readonly string[]): string[] {
  const lines = [start];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length < 117) lines[lines.length - 1] = last === start ? last + word : `${last} · ${word}`;
    else lines.push(`${start.replace(/\S.*/, '  ')}${word}`);
  }
  return lines;
}

/** A node without a fork below it is one line: `- listitem > link "One"`. */
function joined({ line, children }: AriaNode): AriaNode {
  const [only, ...others] = children;
  if (!only || others.length > 0) return { line, children };
  const below = joined(only);
  return { line: `${line.replace(/:$/, '')} > ${below.line.slice(2)}`, children: below.children };
}

const linesOf = (nodes: readonly AriaNode[], indent = ''): string[] =>
  runsOf(nodes).flatMap(({ first, alike }) => {
    const { line, children } = joined(first);
    const inFull = [indent + line, ...linesOf(children, `${indent}  `)];
    // Shown in full if that takes no more lines than the count.
    if (alike.length * inFull.length < 2) return [...inFull, ...alike.map(one => indent + joined(one).line)];
    return [...inFull, ...setLines(`${indent}- … ${alike.length} more: `, firstWordsOf(alike))];
  });

/** An ARIA snapshot for reviewers: of neighbours that differ only in words, the first and the words of the others. */
export const ariaTree = (snapshot: string): string => linesOf(treeOf(snapshot)).join('\n');

/** The roles in an ARIA snapshot, each with those around it. */
export function ariaRoles(snapshot: string): ReadonlySet<string> {
  const pathsOf = (nodes: readonly AriaNode[], around: string): string[] =>
    nodes.flatMap(({ line, children }) => {
      const path = `${around} ${roleOf(line)}`;
      return [path, ...pathsOf(children, path)];
    });
  return new Set(pathsOf(treeOf(snapshot), ''));
}
