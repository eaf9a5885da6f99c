import { beforeEach, describe, expect, test, vi } from 'vitest';
import { element, input, kernelOf, print, wakeAtOnce } from '../../shared/testing/page.ts';
import { printBox } from '../../shared/testing/render.ts';
import { goTo } from './archive-address.ts';
import mount from './archive-search.ts';
import { ArchiveSearchBox, DayFields } from './box.tsx';
import words from './words.json' with { type: 'json' };

vi.mock(import('./archive-address.ts'), async load => ({ ...(await load()), goTo: vi.fn() }));

beforeEach(() => {
  vi.mocked(goTo).mockReset();
  history.replaceState(null, '', '/archive');
  vi.stubGlobal('performance', { getEntriesByType: () => [] });
});

const fields = ['tp', 'ty', 'pl', 'dy', 'mn', 'yr', 'sorted'] as const;

const usual = { isAdvanced: false, language: 'fa', action: '/archive', range: '' };

function printArchive(given: Partial<typeof usual> = {}): HTMLElement {
  const { isAdvanced, language, action, range } = { ...usual, ...given };
  const select = (name: string) => (
    <select key={name} name={name}>
      <option value="0">همه</option>
      <option value="3">سه</option>
    </select>
  );
  const advanced = <p>{fields.slice(3).map(select)}</p>;
  return printBox(
    <ArchiveSearchBox language={language} action={action} isAdvanced={isAdvanced} advanced={advanced}>
      <input name="all" placeholder="واژه‌ها" />
      <input name="kw" />
      {fields.slice(0, 3).map(select)}
      <select name="range" defaultValue={range}>
        <option value="">هر زمان</option>
        <option value="week">هفته</option>
        <option value="custom">دلخواه</option>
      </select>
      <DayFields
        language={language}
        calendar={language === 'fa' ? 'persian' : 'gregorian'}
        labels={{ from: 'از', to: 'تا' }}
        from=""
        to=""
        isCustom={range === 'custom'}
      />
      <button>بگرد</button>
    </ArchiveSearchBox>,
  );
}

const wakeArchive = (given?: Partial<typeof usual>): (() => void) => wakeAtOnce(mount, printArchive(given), kernelOf());

const select = (name: string): HTMLSelectElement => element(`select[name=${name}]`) as HTMLSelectElement;
const details = (): HTMLDetailsElement => element('details') as HTMLDetailsElement;
const flag = (): string => input('[name=advanced]').value;

function choose(name: string, value: string): void {
  select(name).value = value;
  select(name).dispatchEvent(new Event('change', { bubbles: true }));
}

function type(name: string, value: string): void {
  input(`[name=${name}]`).value = value;
  input(`[name=${name}]`).dispatchEvent(new Event('input', { bubbles: true }));
}

function toggle(): void {
  details().open = !details().open;
  details().dispatchEvent(new Event('toggle'));
}

const addresses = (): string[] =>
  vi.mocked(goTo).mock.calls.map(([address]) => {
    const { href } = new URL(address, location.href);
    return decodeURIComponent(href.replace(location.origin, ''));
  });

describe('choosing', () => {
  test.each(['tp', 'ty', 'pl', 'dy', 'mn', 'yr'])('%s navigates at once', name => {
    wakeArchive({ isAdvanced: true });
    choose(name, '3');
    expect(addresses()).toEqual([`/archive?pi=1&${name}=3${/tp|pl/.test(name) ? '&advanced=1' : ''}`]);
  });

  test.each([['range', 'week'], ['sorted', '3']])('%s waits for the button', (name, value) => {
    wakeArchive({ isAdvanced: true });
    choose(name, value);
    type('all', 'باد');
    input('[name=all]').dispatchEvent(new Event('change', { bubbles: true }));
    expect(addresses()).toEqual([]);
  });
});

describe('the button', () => {
  test('navigates to the same URL as a choice', () => {
    wakeArchive();
    type('all', ' باد ');
    select('pl').value = '3';
    element('button').click();
    expect(addresses()).toEqual(['/archive?pi=1&pl=3&all=باد']);
  });

  test('stays on the host of a form whose path begins with two slashes', () => {
    wakeArchive({ action: '/.//other.example/archive' });
    choose('tp', '3');
    expect(addresses()).toEqual(['//other.example/archive?pi=1&tp=3']);
  });

  test.each(['', '  ', 'واژه‌ها'])('focuses the field instead of submitting only "%s"', value => {
    wakeArchive();
    type('all', value);
    element('button').click();
    expect(addresses()).toEqual([]);
    expect(document.activeElement).toBe(input('[name=all]'));
  });
});

describe('the advanced fields', () => {
  test('update their flag once, 1000 ms after the last toggle', () => {
    wakeArchive();
    toggle();
    vi.advanceTimersByTime(600);
    toggle();
    vi.advanceTimersByTime(600);
    toggle();
    vi.advanceTimersByTime(999);
    expect(flag()).toBe('0');
    vi.advanceTimersByTime(1);
    expect(flag()).toBe('1');
  });

  test('disable their own selects while they are hidden', () => {
    wakeArchive();
    const disabled = (): string[] =>
      [...document.querySelectorAll('select')].filter(field => field.disabled).map(({ name }) => name);
    expect(disabled()).toEqual(['dy', 'mn', 'yr', 'sorted']);
    toggle();
    expect(disabled()).toEqual([]);
    select('dy').value = '3';
    toggle();
    choose('tp', '3');
    expect(addresses()).toEqual(['/archive?pi=1&tp=3']);
  });

  test('stay open if they were opened before the widget woke', () => {
    const box = printArchive();
    details().open = true;
    wakeAtOnce(mount, box, kernelOf());
    vi.advanceTimersByTime(1000);
    expect([details().open, flag()]).toEqual([true, '1']);
  });
});

describe('a range', () => {
  const days = (): [hidden: boolean, disabled: boolean[]] => [
    element('.archive-days').hasAttribute('hidden'),
    ['from', 'to'].map(name => input(`[name=${name}]`).disabled),
  ];

  test("shows its date fields only if it is custom", () => {
    wakeArchive();
    expect(days()).toEqual([true, [true, true]]);
    choose('range', 'custom');
    expect(days()).toEqual([false, [false, false]]);
    type('from', '۱۴۰۵/۰۸/۰۱');
    element('button').click();
    expect(addresses()).toEqual(['/archive?pi=1&range=custom&from=۱۴۰۵/۰۸/۰۱']);
    choose('range', 'week');
    expect(days()).toEqual([true, [true, true]]);
    element('button').click();
    expect(addresses()[1]).toBe('/archive?pi=1&range=week');
  });

  test.each([['before the widget is there', false], ['on the way back', true]])(
    'that the browser fills in %s is followed',
    (_, isLater) => {
      const box = printArchive();
      if (isLater) wakeAtOnce(mount, box, kernelOf());
      select('range').value = 'custom';
      if (isLater) dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
      else wakeAtOnce(mount, box, kernelOf());
      expect(days()).toEqual([false, [false, false]]);
    },
  );

  test('with an impossible date is not submitted', () => {
    wakeArchive({ range: 'custom' });
    type('from', '۱۴۰۵/۰۷/۳۱');
    expect(input('[name=from]').validationMessage).toBe(words.fa.wrongDay.replace('{day}', '۱۴۰۵/۰۸/۱۵'));
    element('button').click();
    expect(addresses()).toEqual([]);
    type('from', '۱۴۰۵/۰۷/۳۰');
    element('button').click();
    expect(addresses()).toHaveLength(1);
  });

  test("has the browser's date fields in the English edition", () => {
    wakeArchive({ range: 'custom', language: 'en' });
    expect(input('[name=from]').type).toBe('date');
    type('from', '2026-11-01');
    expect(input('[name=from]').validationMessage).toBe('');
  });
});

test('a form with only its fields works', () => {
  print('<div><form action="/archive"><select name="tp"><option value="0"></option><option value="3"></option></select></form></div>');
  wakeAtOnce(mount, element('div'), kernelOf());
  choose('tp', '3');
  expect(addresses()).toEqual(['/archive?pi=1&tp=3']);
});
