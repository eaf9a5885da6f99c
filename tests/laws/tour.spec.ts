import { lostInForcedColors } from '../testing/forced-colors.ts';
import { lostTextOn } from '../testing/lost-text.ts';
import { expect, test } from '../testing/test.ts';
import { tourOn } from '../testing/tour.ts';

const quoted = (found: readonly string[]): string[] =>
  found.map(complaint => /“(.*?)”/.exec(complaint)?.[1] ?? complaint);

test('what keys do not reach, show or follow is found', async ({ page }) => {
  await page.setContent(`<html lang="en"><style>
      .plain :focus, .pale :focus { outline: none }
      .pale :focus { outline: 3px solid #eee }
      .row { display: flex; flex-direction: row-reverse }
    </style>
    <a href="#1">shown</a>
    <p class="plain"><a href="#2">not shown</a></p>
    <p class="pale"><a href="#3">too pale</a></p>
    <p style="position: relative"><a href="#4">covered</a><span style="position: absolute; inset: -9px"></span></p>
    <p class="row"><a href="#5">last on the screen</a><a href="#6">first on the screen</a></p>
    <p><button tabindex="-1">for fingers alone</button></p>
    <p role="tablist"><a href="#7" role="tab">tab</a><a href="#8" role="tab" tabindex="-1">other tab</a></p>`);
  expect(quoted(await tourOn(page))).toEqual([
    'not shown', 'too pale', 'covered', 'for fingers alone', 'first on the screen',
  ]);
});

test('text that is cut off or under other text is found', async ({ page }) => {
  await page.setContent(`
    <p>whole</p>
    <p style="inline-size: 3em; overflow: hidden; white-space: nowrap">cut off at its end</p>
    <p style="inline-size: 3em; overflow: hidden; white-space: nowrap"><a href="#1">a link that leads to it</a></p>
    <p style="position: relative">below<span style="position: absolute; inset-inline-start: 0">above</span></p>`);
  expect(quoted(await lostTextOn(page))).toEqual(['cut off at its end', 'below']);
});

test('signs and states that readers with colours of their own do not see are found', async ({ page }) => {
  await page.setContent(`<style>
      b { display: inline-block; inline-size: 20px; block-size: 20px; background: red }
      .kept { forced-color-adjust: none }
      a { text-decoration: none }
      [aria-current] { background: red }
      ol [aria-current] { text-decoration: underline }
    </style>
    <button aria-label="gone"><b></b></button><button aria-label="kept"><b class="kept"></b></button>
    <ul><li><a href="#1" aria-current="page">chosen</a><a href="#2">other</a></ul>
    <ol><li><a href="#1" aria-current="page">underlined</a><a href="#2">other</a></ol>`);
  expect(quoted(await lostInForcedColors(page))).toEqual(['gone', 'chosen']);
});
