import { expect, test } from 'vitest';
import { isRecord } from '../base/json.ts';
import { shownWidgets } from './widgets.ts';

type Path = readonly (string | number)[];

/** Fields without which a response is malformed. */
const essential: Readonly<Record<string, RegExp>> = {
  '/rest/postCommentVote': /^$/,
  '/rest/scoreNews': /^count$/,
  '/rest/vote?poid={option}': /^ok$/,
  '/rest/ip': /^ip$/,
  '/rest/form/{id}': /^error$/,
  '/sport/standing/{seasonId}': /^standing(.entries)?$/,
  '/sport/standingProxyByLeague/{leagueId}': /^standing(.entries)?$/,
  '/sport/fixtureDetail/{id}': /^fixture$/,
};

/** Values that servers send instead of nothing or of the right type. */
const careless = [undefined, null, '', {}, [], false] as const;

const isObject = (value: unknown): value is Record<string | number, unknown> => isRecord(value) || Array.isArray(value);

/** Returns all paths in a response, including the root. */
const pathsIn = (value: unknown): Path[] => [
  [],
  ...Object.entries(isObject(value) ? value : {}).flatMap(([name, part]) => pathsIn(part).map(path => [name, ...path])),
];

/** Duplicates the items of each list, so that one may be dropped and the other must stay. */
function doubled(value: unknown): unknown {
  if (Array.isArray(value)) return [...value, ...value].map(doubled);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, doubled(part)]));
}

function damaged(value: unknown, [name, ...rest]: Path, by: unknown): unknown {
  if (name === undefined) return by;
  const damage = (item: unknown, index: number): unknown => (index === Number(name) ? damaged(item, rest, by) : item);
  if (Array.isArray(value)) return value.map(damage);
  return isRecord(value) ? { ...value, [name]: damaged(value[name], rest, by) } : value;
}

/** Checks that the rest of a response is unchanged, except for the path itself and at most the list item around it. */
function expectRest(now: unknown, before: unknown, [name, ...rest]: Path): void {
  if (name === undefined || !isObject(before)) return;
  if (Array.isArray(before)) {
    const others = before.filter((_, index) => index !== Number(name));
    if (Array.isArray(now) && now.length === before.length) expectRest(now[Number(name)], before[Number(name)], rest);
    else expect(now).toEqual(others);
    return;
  }
  if (!isRecord(now) || now[name] === undefined) {
    expect(now).toEqual({ ...before, [name]: undefined });
    return;
  }
  expect({ ...now, [name]: undefined }).toEqual({ ...before, [name]: undefined });
  expectRest(now[name], before[name], rest);
}

const cases = shownWidgets
  .flatMap(({ reference }) => reference?.calls ?? [])
  .flatMap(({ title, address, answer, samples }) => {
    const answers = samples.filter(({ status }) => status === 200).flatMap(sample => sample.answer ?? []);
    // Forms and their content are documented more strictly than they are read.
    return answer && !address.startsWith('/forms/') ? [{ title, address, schema: answer.schema, answers }] : [];
  });

test.each(cases)('a missing part of a response to $title affects only that part or its list item', ({ address, schema, answers }) => {
  for (const answer of answers.map(doubled)) {
    const before = schema.parse(answer);
    for (const path of pathsIn(answer)) {
      const place = path.join('.');
      for (const by of careless) {
        const result = schema.safeParse(damaged(answer, path, by));
        const where = `${place} = ${JSON.stringify(by)}`;
        const isList = path.length === 1 && Array.isArray((answer as Record<string, unknown>)[place]);
        // The whole response, or its only list, may be malformed; null is an empty list.
        const isNone = !result.success && (path.length === 0 || (isList && by !== null));
        if (essential[address]?.test(place) || isNone) continue;
        expect.soft(result.success, where).toBe(true);
        if (result.success && path.length > 0) expectRest(result.data, before, path);
      }
    }
  }
});
