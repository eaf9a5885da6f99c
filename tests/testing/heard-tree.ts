/** What is heard of one element, `- button "Send" [disabled]: text`, and of those in it. */
interface Heard {
  line: string;
  parts: Heard[];
}

const quoted = /"(?:[^"\\]|\\.)*"/;

/** An ARIA snapshot, but for where links lead to: nobody is read that. */
function treeOf(snapshot: string): Heard[] {
  const tree: Heard[] = [];
  const levels = [tree];
  for (const line of snapshot.split('\n').filter(one => !one.trim().startsWith('- /url:'))) {
    const depth = line.search(/\S/) / 2;
    const heard = { line: line.trim(), parts: [] };
    levels[depth]?.push(heard);
    levels.splice(depth + 1, levels.length, heard.parts);
  }
  return tree;
}

/** A line without its words. */
const roleOf = (line: string): string => line.replaceAll("'", '').replace(quoted, '""').replace(/: .*/, ': ""');

const shapeOf = ({ line, parts }: Heard): string => `${roleOf(line)}(${parts.map(shapeOf).join()})`;

/** Elements, with those that follow one and differ from it in their words alone beside it. */
function runsOf(heard: readonly Heard[]): { first: Heard; alike: Heard[] }[] {
  const runs: { first: Heard; alike: Heard[] }[] = [];
  for (const one of heard) {
    const run = runs.at(-1);
    if (run && shapeOf(run.first) === shapeOf(one)) run.alike.push(one);
    else runs.push({ first: one, alike: [] });
  }
  return runs;
}

/** Those of some words that a name does not say already, in their order. */
function notIn(name: string, words: readonly string[]): string[] {
  let said = 0;
  return words.filter(word => {
    const at = ` ${name} `.indexOf(` ${word} `, said);
    if (at >= 0) said = at + word.length;
    return at < 0;
  });
}

function wordsOf({ line, parts }: Heard): string[] {
  const name = quoted.exec(line)?.[0].slice(1, -1) ?? '';
  const text = line.replace(quoted, '').replace(/^[^:]*:? ?/, '');
  return [name, text, ...notIn(name, allWordsOf(parts))].filter(words => words !== '');
}

/** The words of elements, in their order; of many that are alike, those of the first. */
const allWordsOf = (heard: readonly Heard[]): string[] =>
  runsOf(heard).flatMap(({ first, alike }) => [...wordsOf(first), ...firstWordsOf(alike)]);

function firstWordsOf(alike: readonly Heard[]): string[] {
  const words = alike.flatMap(wordsOf);
  return words.length > 16 ? [...words.slice(0, 16), '…'] : words;
}

/** Words in lines, after a beginning. */
function setLines(start: string, words: readonly string[]): string[] {
  const lines = [start];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length < 117) lines[lines.length - 1] = last === start ? last + word : `${last} · ${word}`;
    else lines.push(`${start.replace(/\S.*/, '  ')}${word}`);
  }
  return lines;
}

const linesOf = (heard: readonly Heard[], indent = ''): string[] =>
  runsOf(heard).flatMap(({ first, alike }) => {
    const inFull = [indent + first.line, ...linesOf(first.parts, `${indent}  `)];
    // What takes no more lines than their number is shown.
    if (alike.length * inFull.length < 2) return [...inFull, ...alike.map(({ line }) => indent + line)];
    return [...inFull, ...setLines(`${indent}- … ${alike.length} more: `, firstWordsOf(alike))];
  });

/** An ARIA snapshot for people: of neighbours that differ in their words alone the first, and the words of others. */
export const heardTree = (snapshot: string): string => linesOf(treeOf(snapshot)).join('\n');

/** The words of an ARIA snapshot whose roles are known. */
export const heardWords = (snapshot: string): string =>
  setLines('- in these roles: ', allWordsOf(treeOf(snapshot))).join('\n');

/** The roles in an ARIA snapshot, each with those around it. */
export function heardRoles(snapshot: string): ReadonlySet<string> {
  const pathsOf = (heard: readonly Heard[], around: string): string[] =>
    heard.flatMap(({ line, parts }) => {
      const path = `${around} ${roleOf(line)}`;
      return [path, ...pathsOf(parts, path)];
    });
  return new Set(pathsOf(treeOf(snapshot), ''));
}
