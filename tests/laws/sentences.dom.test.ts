import { globSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { sentencesIn } from '../../scripts/build/sentences.ts';
import { exampleLanguages } from '../../widgets/shared/render/examples.ts';
import type { Words } from '../../widgets/shared/render/words.ts';
import { printBox } from '../../widgets/shared/testing/render.ts';
import { shownWidgets } from '../../widgets/shared/testing/widgets.ts';

const words = globSync('widgets/**/words.json').map(path => JSON.parse(readFileSync(path, 'utf8')) as Words<string>);

/**
 * Sentences that host pages must print: their button has this text, the box is often in the first viewport, or the
 * phone is offline and cannot load them.
 */
const notFilled = new Set([
  'keep error', 'saved slow', 'saved read', 'saved saved', 'saved remove', 'saved kilobytes',
  'poll voteLabel', 'content-box moreLabel', 'category-description less', 'search-overlay close', 'menu close',
]);

const files = { fa: sentencesIn('fa'), en: sentencesIn('en') };

describe.each(shownWidgets.map(widget => [widget.name, widget] as const))('%s', (name, { examples }) => {
  test.each(exampleLanguages)('prints in %s all sentences that host pages may omit', language => {
    const sentences = new Set(words.flatMap(all => Object.values(all[language])));
    const file = files[language][name]?.[''] ?? {};
    const printed = new Set<string>();
    for (const { render } of Object.values(examples.states)) {
      printBox(createElement('main', null, render(language)));
      for (const { dataset } of document.querySelectorAll<HTMLElement>(`[data-widget=${name}]`)) {
        for (const [attribute, text = ''] of Object.entries(dataset)) {
          const isSentence = sentences.has(text) && attribute !== 'widget' && !notFilled.has(`${name} ${attribute}`);
          if (isSentence && name !== 'lazy-video') expect(file, attribute).toHaveProperty(attribute, text);
          printed.add(attribute);
        }
      }
    }
    expect([...printed]).toEqual(expect.arrayContaining(Object.keys(file)));
  });
});
