import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Settings, settingsOf } from './settings.ts';

function settingsIn(conf?: string): Settings {
  const box = document.createElement('div');
  if (conf !== undefined) box.dataset.conf = conf;
  return settingsOf(box);
}

/** Expects an error with the name of the setting and its value. */
const reported = (sentence: string): unknown => expect.objectContaining({ name: 'MarkupError', message: expect.stringContaining(sentence) as unknown });

test.each([undefined, '{}', '{"id":null}', '{"id":""}', '{"other":{"id":1}}'])('the settings %s contain no id', conf => {
  expect(settingsIn(conf)('id')).toBe('');
});

test.each(['', '{', "{'id':3}", 'null', '5', '"id"', '[]', '[{"id":3}]'])('the attribute %j is reported as an invalid configuration', conf => {
  expect(() => settingsIn(conf)).toThrow(reported(`data-conf=${JSON.stringify(conf)}`));
});

test.each(['true', 'false', '[1]', '{"a":1}'])('an id of %s is reported only if it is read', value => {
  const settings = settingsIn(`{"id":${value},"seqKey":"a"}`);
  expect(settings('seqKey')).toBe('a');
  expect(() => settings('id')).toThrow(reported(`id=${value}`));
});

test('the settings of any box are texts, or errors are reported', () => {
  const names = ['id', 'items', 'rssUrl'] as const;
  const settings = fc.record({ id: fc.jsonValue(), items: fc.jsonValue(), rssUrl: fc.jsonValue() });
  const anyConf = fc.oneof(fc.json(), fc.string(), settings.map(conf => JSON.stringify(conf)));
  fc.assert(
    fc.property(anyConf, fc.constantFrom(...names), (conf, name) => {
      try {
        expect(typeof settingsIn(conf)(name)).toBe('string');
      } catch (error) {
        expect(error).toHaveProperty('name', 'MarkupError');
      }
    }),
  );
});
