import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleNow } from '../render/examples.ts';
import { element, kernelOf, mountBox, settle } from './page.ts';
import { printBox } from './render.ts';
import { withSilentBrowser } from './silent-browser.ts';
import { mountOf, shownWidgets } from './widgets.ts';

withSilentBrowser();
beforeEach(() => {
  vi.setSystemTime(exampleNow);
});

/** Returns the texts of a box as a reader sees them. */
function textsIn(box: Element): string[] {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.replace(/\s+/g, ' ').trim() ?? '');
  return texts.filter(Boolean);
}

/** Attributes that add new texts, such as a counter below a field. */
const askedFor = new Set(['data-limit', 'data-reloadable', 'data-time']);

const attributesOf = (place: Element): string[] => place.getAttributeNames().filter(name => /^data-/.test(name));

const boxes = shownWidgets
  // The rendered texts of these boxes stay until the box updates them.
  .filter(({ name }) => !/^(dynamic-form|player)$/.test(name));

describe.each(boxes)('$group/$name', widget => {
  const optional = widget.parameters
    .filter(({ kind, name, isRequired }) => kind === 'attribute' && !isRequired && !askedFor.has(name))
    .map(({ name }) => name);

  test.each(Object.entries(widget.examples.states))('%s: what is printed stays where the markup does not say it in attributes, too', async (_, { render }) => {
    const mount = await mountOf(widget);
    const page = printBox(<main>{render('en')}</main>);
    for (const view of page.querySelectorAll('[data-view]')) view.removeAttribute('data-view');
    const names = [...new Set([...page.querySelectorAll('*')].flatMap(attributesOf))].filter(name => optional.includes(name));
    for (const gone of [...names.map(name => [name]), names]) {
      document.body.replaceChildren(page.cloneNode(true));
      for (const name of gone) for (const one of document.querySelectorAll(`[${name}]`)) one.removeAttribute(name);
      const box = element(`[data-widget=${widget.name}]`);
      const before = textsIn(box);
      const unmount = await mountBox(mount, box, kernelOf('en')).catch(() => undefined);
      await settle();
      const after = textsIn(box).join(' ');
      expect.soft(before.filter(text => !after.includes(text)), gone.join()).toEqual([]);
      unmount?.();
    }
  });
});

const votes = '<input type="hidden" name="newsId" value="7">';
const stars = [1, 2, 3, 4, 5].map(star => `<button name="score" value="${star}" aria-label="${star}"></button>`).join('');
const options = '<label><input type="radio" name="poll-3" id="31">Tea</label><label><input type="radio" name="poll-3" id="32">Bread</label>';

/** Markup with counts only in its text. */
const bare: readonly [name: string, html: string, texts: readonly string[]][] = [
  ['rating', `${votes}<ul>${stars}</ul><p class="rate-count">1,289 votes</p>`, ['1,289 votes']],
  ['rating', `${votes}<ul>${stars}</ul><p class="count">Be the first of 2</p>`, ['Be the first of 2']],
  ['rating', `${votes}<ul>${stars}</ul>`, []],
  ['like', `${votes}<button class="positive">Like 41</button><button class="negative">Dislike <b>1.2K</b></button>`, ['Like', '41', 'Dislike', '1.2K']],
  ['poll', `<p>3,411 people</p>${options}<button>Vote</button>`, ['3,411 people', 'Tea', 'Bread', 'Vote']],
  ['poll', `${options}<p class="poll-total">Nobody yet</p><button>Vote</button>`, ['Tea', 'Bread', 'Nobody yet', 'Vote']],
  ['poll', `${options}<button>Vote</button>`, ['Tea', 'Bread', 'Vote']],
];

test.each(bare)('a %s of another CMS keeps its texts and adds no numbers: %s', async (name, html, texts) => {
  const widget = shownWidgets.find(one => one.name === name);
  if (!widget) throw new Error(name);
  document.body.innerHTML = `<section data-widget="${name}" class="has-total"><form action="/x" method="post">${html}</form></section>`;
  const unmount = await mountBox(await mountOf(widget), element('section'), kernelOf('en'));
  await settle();
  expect(textsIn(element('section')).sort()).toEqual([...texts].sort());
  unmount();
});
