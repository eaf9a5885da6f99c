import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toAscii } from '../../kernel/convert-digits.ts';
import { digits } from '../../kernel/digits.ts';
import { page } from '../../kernel/page.ts';
import { percentages, withVote } from '../../widgets/forms/poll/model.ts';
import { settingsOf } from '../../widgets/shared/markup/settings.ts';
import { idOf, numberOf } from '../../widgets/shared/markup/parse.ts';
import { formatNumber } from '../../widgets/shared/render/format-number.ts';
import { changedSize } from '../../widgets/article/font-size/model.ts';
import { addressOutsideFrame } from '../../widgets/page/arrival/framing.ts';
import { sourceOf } from '../../widgets/page/visit/visited.ts';
import { count, id, language, sentence } from '../../widgets/shared/testing/arbitraries.ts';

const options = fc.uniqueArray(fc.record({ id, label: sentence, votes: count }), { selector: option => option.id });

describe('the shares of a poll', () => {
  test('are each between 0 and 100, for every option', () => {
    fc.assert(
      fc.property(options, poll => {
        const shares = percentages(poll);
        expect([...shares.keys()]).toEqual(poll.map(option => option.id));
        for (const share of shares.values()) {
          expect(Number.isInteger(share)).toBe(true);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  test('are 0 where nobody has voted', () => {
    fc.assert(
      fc.property(options, poll => {
        const shares = percentages(poll.map(option => ({ ...option, votes: 0 })));
        expect([...shares.values()].every(share => share === 0)).toBe(true);
      }),
    );
  });

  test('do not fall for the option that is voted for', () => {
    fc.assert(
      fc.property(options, fc.nat(), (poll, index) => {
        const chosen = poll[index % poll.length]?.id ?? '';
        const before = percentages(poll).get(chosen) ?? 0;
        const after = percentages(withVote({ options: poll, totalVote: 0 }, chosen).options);
        expect(after.get(chosen) ?? 0).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

test('the server and the phone print a number alike', () => {
  fc.assert(
    fc.property(count, fc.oneof(language, fc.constantFrom('fa-IR', 'en-GB')), (value, spoken) => {
      page.language = spoken;
      expect(digits.format(value)).toBe(formatNumber(value, spoken));
      expect(toAscii(formatNumber(value, spoken)).replaceAll(',', '')).toBe(String(value));
    }),
  );
});

test('of any text, an id is either its digits or refused', () => {
  fc.assert(
    fc.property(fc.oneof(id, sentence, fc.string()), text => {
      try {
        expect(idOf(text, 'id')).toMatch(/^[0-9]+$/);
      } catch (error) {
        expect(error).toHaveProperty('name', 'MarkupError');
      }
    }),
  );
});

test('of any text, a number is either finite and not negative, or refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double().map(String), sentence, fc.string()), text => {
      try {
        const number = numberOf(text, 'number');
        expect(Number.isFinite(number) && number >= 0).toBe(true);
      } catch (error) {
        expect(error).toHaveProperty('name', 'MarkupError');
      }
    }),
  );
});

test('the settings of any box are texts, or refused', () => {
  const names = ['id', 'items', 'rssUrl'] as const;
  const settings = fc.record({ id: fc.jsonValue(), items: fc.jsonValue(), rssUrl: fc.jsonValue() });
  const anyConf = fc.oneof(fc.json(), fc.string(), settings.map(conf => JSON.stringify(conf)));
  fc.assert(
    fc.property(anyConf, fc.constantFrom(...names), (conf, name) => {
      const box = document.createElement('div');
      box.dataset.conf = conf;
      try {
        expect(typeof settingsOf(box)(name)).toBe('string');
      } catch (error) {
        expect(error).toHaveProperty('name', 'MarkupError');
      }
    }),
  );
});

test('no number of clicks makes an article unreadable, and the reset always restores 15 px', () => {
  const steps = fc.array(fc.constantFrom('larger' as const, 'smaller' as const), { maxLength: 100 });
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 48 }), steps, (start, clicks) => {
      const size = clicks.reduce(changedSize, start);
      expect(size).toBeGreaterThanOrEqual(8);
      expect(size).toBeLessThanOrEqual(48);
      expect(changedSize(size, 'reset')).toBe(15);
    }),
  );
});

test('the source that a frame adds to the address is the one that the visit finds there', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\/[a-z/?&=]{0,20}$/), fc.stringMatching(/^[a-z][a-z0-9]{0,50}$/), (path, label) => {
      const address = new URL(addressOutsideFrame(`https://dakkeh.ir${path}`, `https://${label}.example/`));
      expect(address.protocol).toBe('http:');
      expect(sourceOf(address.hash)).toBe(label.length > 40 ? undefined : label);
    }),
  );
});
