import { boxOf, numberIn, stored, wake, wakeAll } from '../testing/boxes.ts';
import { rowsOf } from '../testing/database.ts';
import { field, message, openForm, readCaptcha, send } from '../testing/forms.ts';
import { expect, test } from '../testing/test.ts';

/**
 * Changes of old libraries to built-ins that affect other code. Each function runs first in the page, so it must not
 * refer to anything outside itself.
 */

type Methods = Readonly<Record<string, (this: never, ...values: never[]) => unknown>>;

/** Prototype 1.6.0.3: base.js, enumerable.js, array.js, string.js and dom.js. */
function prototype(): void {
  type Act = (one: unknown, index: number) => unknown;
  const list = (from: ArrayLike<unknown> | null): unknown[] => {
    const result: unknown[] = [];
    for (let index = 0; index < (from?.length ?? 0); index += 1) result.push(from?.[index]);
    return result;
  };
  const namesIn = (object: object): string[] => {
    const names: string[] = [];
    for (const name in object) names.push(name);
    return names;
  };
  const each = (all: readonly unknown[], act: Act): void => all.forEach((one, index) => void act(one, index));
  const kept = (all: readonly unknown[], act: Act): unknown[] => {
    const found: unknown[] = [];
    each(all, (one, index) => void (act(one, index) && found.push(one)));
    return found;
  };
  const arrays: Methods = {
    each(this: unknown[], act: Act) { each(this, act); return this; },
    map(this: unknown[], act: Act) {
      const made: unknown[] = [];
      each(this, (...at) => made.push(act(...at)));
      return made;
    },
    filter(this: unknown[], act: Act) { return kept(this, act); },
    find(this: unknown[], act: Act) { return kept(this, act)[0]; },
    every(this: unknown[], act: Act) { return kept(this, act).length === this.length; },
    some(this: unknown[], act: Act) { return kept(this, act).length > 0; },
    entries(this: unknown[]) { return list(this); },
    reduce(this: unknown[]) { return this.length > 1 ? this : this[0]; },
    toJSON(this: unknown[]) { return `[${list(this).map(one => JSON.stringify(one)).join(', ')}]`; },
    first(this: unknown[]) { return this[0]; },
    include(this: unknown[], one: unknown) { return this.indexOf(one) >= 0; },
    size(this: unknown[]) { return this.length; },
  };
  const elements: Methods = {
    remove(this: HTMLElement) { this.parentNode?.removeChild(this); return this; },
    scrollTo(this: HTMLElement) { scroll(0, this.offsetTop); return this; },
    select(this: HTMLElement, selector: string) { return list(this.querySelectorAll(selector)); },
    update(this: HTMLElement, text: string) { this.textContent = text; return this; },
    empty(this: HTMLElement) { return this.textContent === ''; },
    show(this: HTMLElement) { this.style.display = ''; return this; },
  };
  Object.assign(Array.prototype, arrays);
  Object.assign(Array, { from: list });
  const valuesIn = (object: Record<string, unknown>): unknown[] => namesIn(object).map(name => object[name]);
  Object.assign(Object, { keys: namesIn, values: valuesIn });
  Object.assign(String.prototype, {
    startsWith(this: string, part: string) { return this.indexOf(part) === 0; },
    toJSON(this: string) { return JSON.stringify(this); },
  });
  Object.assign(HTMLElement.prototype, elements);
  // Prototype replaces `Element`, so elements are no longer its instances.
  Object.assign(self, { Element: Object.assign(function () { return null; }, Element) });
}

/** MooTools 1.2.4: Core, Native and Element; `Array.from` as in 1.3. */
function mooTools(): void {
  const isList = (one: object): one is ArrayLike<unknown> => 'length' in one;
  const listOf = (one: unknown): unknown[] =>
    typeof one === 'object' && one && isList(one) ? [].slice.call(one) : [one];
  Object.assign(Array, { from: (one?: unknown) => ((one ?? null) === null ? [] : listOf(one)) });
  Object.assign(Array.prototype, {
    each(this: unknown[], act: () => unknown) { this.forEach(act); },
    extend(this: unknown[], others: readonly unknown[]) { this.push(...others); return this; },
    erase(this: unknown[], one: unknown) { this.splice(this.indexOf(one), 1); return this; },
    empty(this: unknown[]) { this.length = 0; return this; },
  });
  Object.assign(Function.prototype, {
    extend(this: object, more: object) { return Object.assign(this, more); },
    run(this: (...values: unknown[]) => unknown, values: unknown[], on: unknown) { return this.apply(on, values); },
  });
  const types = { array: Array, date: Date, function: Function, string: String };
  for (const [name, { prototype: all }] of Object.entries(types)) {
    Object.assign(all, { $family: { name } });
  }
  const wrappers: Record<string, unknown> = {};
  for (const name of ['Element', 'Event', 'Document', 'Window', 'Request'] as const) {
    const wrapper = function (this: object, one: object) { return Object.assign(one, { $family: name }); };
    if (/Element|Document|Window/.test(name)) wrapper.prototype = self[name as 'Element'].prototype;
    wrappers[name] = wrapper;
  }
  Object.assign(self, wrappers);
  Object.assign(self.Element.prototype, {
    get(this: Element, name: string) { return this.getAttribute(name); },
    set(this: Element, name: string, value: string) { this.setAttribute(name, value); return this; },
    empty(this: Element) { this.replaceChildren(); return this; },
    clone(this: Element) { return this.cloneNode(true); },
    scrollTo(this: Element, x: number, y: number) { return Object.assign(this, { scrollLeft: x, scrollTop: y }); },
  });
}

/** Datejs 1.0 Alpha 1: core.js and parser.js. */
function datejs(): void {
  const { parse } = Date;
  Object.assign(Date, {
    now: () => new Date(),
    parse: (text: string) => (Number.isNaN(parse(text)) ? null : new Date(parse(text))),
  });
  Object.assign(Date.prototype, {
    toString(this: Date) { return this.toUTCString(); },
    add(this: Date) { return this; },
  });
}

/** Sugar 1.3.9 with `Object.extend()`, and json.js of 2007, whose method appears in every for-in loop. */
function sugar(): void {
  const hashes = 'isObject,isNaN,keys,values,select,reject,each,merge,clone,equal,watch,tap,has,toQueryString';
  const lists = 'any,all,none,count,find,findAll,isEmpty,sum,average,min,max,least,most,map,reduce,size';
  for (const name of `${hashes},${lists}`.split(',')) {
    const value = function (this: object) { return this; };
    Object.defineProperty(Object.prototype, name, { value, configurable: true, enumerable: false, writable: true });
  }
  Object.assign(Object.prototype, { toJSONString(this: object) { return JSON.stringify(this); } });
}

const oldLibraries = { Prototype: prototype, MooTools: mooTools, Datejs: datejs, Sugar: sugar };

for (const [index, [name, install]] of Object.entries(oldLibraries).entries()) {
  test(`boxes wake, count votes and keep form fields and drafts with ${name}`, async ({ page }) => {
    await page.addInitScript(install);
    await page.goto('/');
    await wakeAll(page);

    const [id, words] = [String(1093 + index), `کنار ${name}`];
    const draft = await openForm(page, `/news/${id}`, 'comment-form');
    await field(draft, 'author').fill('مینا');
    await field(draft, 'email').fill('mina@dakkeh.example');
    await field(draft, 'body').fill(words);
    const form = await openForm(page, `/news/${id}`, 'comment-form');
    await expect(field(form, 'body')).toHaveValue(words);
    await readCaptcha(form);
    await send(form);
    await expect(message(form)).toHaveText('نظر شما رسید و پس از بررسی منتشر می‌شود.');
    const sent = rowsOf('SELECT author, email, news_id FROM comments WHERE body = ?', words);
    expect(sent).toEqual([{ author: 'مینا', email: 'mina@dakkeh.example', news_id: id }]);

    const like = boxOf(page, 'like');
    await wake(like);
    const count = like.locator('.positive');
    const before = await numberIn(count);
    await count.tap();
    await expect(count).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => numberIn(count)).toBe(before + 1);
    await expect.poll(() => stored(page, 'rateNews')).toEqual({ [id]: '1' });
    await wakeAll(page);
  });
}
