/** A line of an ARIA snapshot, such as `- button "Send" [disabled]: text`, and the lines nested in it. */
interface AriaNode {
  line: string;
  children: AriaNode[];
}

const quoted = /"(?:[^"\\]|\\.)*"/;

/** Parses an ARIA snapshot, without the addresses of links: screen readers do not read them out. */
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

/** Returns a line without its text. */
const roleOf = (line: string): string => line.replaceAll("'", '').replace(quoted, '""').replace(/: .*/, ': ""');

const shapeOf = ({ line, children }: AriaNode): string => `${roleOf(line)}(${children.map(shapeOf).join()})`;

/** Groups neighbours that differ only in their text. */
function runsOf(nodes: readonly AriaNode[]): { first: AriaNode; alike: AriaNode[] }[] {
  const runs: { first: AriaNode; alike: AriaNode[] }[] = [];
  for (const one of nodes) {
    const run = runs.at(-1);
    if (run && shapeOf(run.first) === shapeOf(one)) run.alike.push(one);
    else runs.push({ first: one, alike: [] });
  }
  return runs;
}

/** Returns the words that a name does not contain already, in their order. */
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

/** Returns the words of nodes in their order. Of many similar nodes, only the first 16 words after the first node. */
const allWordsOf = (nodes: readonly AriaNode[]): string[] =>
  runsOf(nodes).flatMap(({ first, alike }) => [...wordsOf(first), ...firstWordsOf(alike)]);

function firstWordsOf(alike: readonly AriaNode[]): string[] {
  const words = alike.flatMap(wordsOf);
  return words.length > 16 ? [...words.slice(0, 16), '…'] : words;
}

/** Appends words to `start`, wrapped into lines. */
function setLines(start: string, words: readonly string[]): string[] {
  const lines = [start];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length < 117) lines[lines.length - 1] = last === start ? last + word : `${last} · ${word}`;
    else lines.push(`${start.replace(/\S.*/, '  ')}${word}`);
  }
  return lines;
}

/** Joins a node with its only child, repeatedly, into one line: `- listitem > link "One"`. */
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
    // Shows similar nodes in full if that takes no more lines than the summary.
    if (alike.length * inFull.length < 2) return [...inFull, ...alike.map(one => indent + joined(one).line)];
    return [...inFull, ...setLines(`${indent}- … ${alike.length} more: `, firstWordsOf(alike))];
  });

/** Formats an ARIA snapshot for reviewers: of similar neighbours, the first in full and the words of the others. */
export const ariaTree = (snapshot: string): string => linesOf(treeOf(snapshot)).join('\n');

/** Returns the roles in an ARIA snapshot, each with the roles around it. */
export function ariaRoles(snapshot: string): ReadonlySet<string> {
  const pathsOf = (nodes: readonly AriaNode[], around: string): string[] =>
    nodes.flatMap(({ line, children }) => {
      const path = `${around} ${roleOf(line)}`;
      return [path, ...pathsOf(children, path)];
    });
  return new Set(pathsOf(treeOf(snapshot), ''));
}
