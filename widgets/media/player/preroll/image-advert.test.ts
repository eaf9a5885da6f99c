import { describe, expect, test, vi } from 'vitest';
import { element, settle, textsOf } from '../../../shared/testing/page.ts';
import { begin, happen, image, isGone, pass, withPlaceForAdverts } from '../testing/preroll.ts';

vi.mock(import('../../../shared/base/fetch-stylesheet.ts'), () => ({ fetchStylesheet: () => Promise.resolve() }));

const page = withPlaceForAdverts();

describe('a picture', () => {
  test('opens the advertiser in a new tab and is labelled as an advert', async () => {
    await begin(page.place, image);
    const link = element('.preroll a');
    expect(link.outerHTML).toContain('href="https://tea.example/" target="_blank" rel="noopener sponsored"');
    expect(element('.preroll img').getAttribute('alt')).toBe('Tea');
  });

  test('without a URL is not a link', async () => {
    await begin(page.place, { ...image, href: '', title: '' });
    expect(document.querySelector('.preroll a')).toBeNull();
    expect(element('.preroll img').getAttribute('alt')).toBe('Advert');
  });

  test('is shown for its duration, shows its progress, and disappears', async () => {
    const { isOver } = await begin(page.place, image);
    expect(textsOf('[role=status]')).toEqual(['']);
    happen('.preroll img', 'load');
    await pass(0);
    expect(textsOf('[role=status]')).toEqual(['Advert']);
    expect(element('.preroll').getAttribute('aria-label')).toBe('Advert');
    const progress = element('progress');
    expect(progress).toMatchObject({ max: 5000, value: 0 });
    await pass(100);
    expect(progress).toMatchObject({ value: 100 });
    await pass(2400);
    expect(progress).toMatchObject({ value: 2500 });
    expect(textsOf('.preroll-skip')).toEqual(['3']);
    await pass(2400);
    expect(isOver()).toBe(false);
    await pass(100);
    expect([isOver(), isGone()]).toEqual([true, true]);
  });

  test('does not end while the device sleeps', async () => {
    const { isOver } = await begin(page.place, image);
    happen('.preroll img', 'load');
    await pass(1000);
    const now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now + 3_600_000);
    await pass(200);
    expect([isOver(), element('progress')]).toMatchObject([false, { value: 2000 }]);
  });

  test('that fails to load is skipped', async () => {
    const { isOver } = await begin(page.place, image);
    happen('.preroll img', 'error');
    await settle();
    expect([isOver(), isGone()]).toEqual([true, true]);
    expect(console.info).toHaveBeenCalledOnce();
  });
});
