import { expect, test } from 'vitest';
import { advertLabelsOf } from './advert-labels.ts';
import { attributes, labels } from '../../../shared/render/table.ts';
import words from '../../../shared/adverts/preroll/words.json' with { type: 'json' };

test.each(['fa', 'en', 'zh'] as const)('printed adverts in %s have the labels that a player has', language => {
  const box = document.createElement('div');
  const printed = Object.entries(attributes(labels(words[language])));
  for (const [name, label] of printed) box.setAttribute(name, label);
  expect(advertLabelsOf(box)).toEqual(words[language]);
});
