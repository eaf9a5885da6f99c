import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeSettings, parseSettings } from './settings.ts';

const read = (conf: object) => parseSettings(JSON.stringify(conf));

describe('settings that are missing', () => {
  test.each([undefined, '{}'])('have their defaults: data-conf="%s"', conf => {
    expect(parseSettings(conf)).toEqual({
      items: 1,
      auto: false,
      controls: false,
      paging: false,
      pagingHeader: true,
      autoHeight: false,
      touchThreshold: 20,
      rows: 1,
      indicator: false,
      vertical: false,
      loop: false,
    });
  });

  test('have two slides side by side if there are rows', () => {
    expect(read({ rows: 2 }).items).toBe(2);
    expect(read({ rows: 2, items: 3 }).items).toBe(3);
  });
});

test('valid settings are read as printed', () => {
  const flags = ['controls', 'paging', 'pagingHeader', 'autoHeight', 'indicator'] as const;
  const settings = fc.record(
    {
      ...Object.fromEntries(flags.map(name => [name, fc.boolean()])),
      items: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constant('variable' as const)),
      auto: fc.oneof(fc.boolean(), fc.integer({ min: 1000, max: 60_000 })),
      touchThreshold: fc.integer({ min: 1, max: 200 }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(settings, given => {
      expect(read(given)).toEqual(completeSettings(given));
    }),
  );
});

test('numbers are also accepted as text', () => {
  expect(read({ items: '3', auto: '4000', rows: '1' })).toEqual(read({ items: 3, auto: 4000, rows: 1 }));
});

describe('invalid settings are named', () => {
  test.each([
    [{ item: 3 }, 'item'],
    [{ items: 0 }, 'items'],
    [{ items: 7 }, 'items'],
    [{ items: 2.5 }, 'items'],
    [{ items: '7' }, 'items'],
    [{ items: '2.5' }, 'items'],
    [{ items: true }, 'items'],
    [{ items: null }, 'items'],
    [{ auto: 999 }, 'auto'],
    [{ auto: 'variable' }, 'auto'],
    [{ paging: 1 }, 'paging'],
    [{ controls: 'true' }, 'controls'],
    [{ controls: 'variable' }, 'controls'],
    [{ rows: 4 }, 'rows'],
    [{ touchThreshold: -20 }, 'touchThreshold'],
    [{ loop: {} }, 'loop'],
    [{ constructor: 1 }, 'constructor'],
    [{ toString: true }, 'toString'],
    [{ loop: true, rows: 2 }, 'rows'],
    [{ autoHeight: true, rows: 2 }, 'rows'],
    [{ vertical: true }, 'vertical'],
  ])('%j', (conf, name) => {
    expect(() => read(conf)).toThrow(expect.objectContaining({ name: 'MarkupError', message: expect.stringMatching(`: ${name}$`) }));
  });

  test("even if it is the name of an inherited property", () => {
    expect(() => parseSettings('{"__proto__":{"items":3}}')).toThrow(': __proto__');
  });

  test.each(['', '{', '3', '"items"', '["items"]', 'null', 'items=3'])('data-conf="%s" is not an object', conf => {
    expect(() => parseSettings(conf)).toThrow('is no JSON object');
  });

  test('and no attribute causes a different error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), conf => {
        try {
          parseSettings(conf);
        } catch (error) {
          expect(error).toHaveProperty('name', 'MarkupError');
        }
      }),
    );
  });
});
