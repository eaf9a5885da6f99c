import { lostInForcedColors } from '../testing/forced-colors.ts';
import { missesOn } from '../testing/hits.ts';
import { lostTextOn } from '../testing/lost-text.ts';
import { expect, test } from '../testing/test.ts';
import { tourOn } from '../testing/tour.ts';

const quoted = (found: readonly string[]): string[] =>
  found.map(complaint => /“(.*?)”/.exec(complaint)?.[1] ?? complaint);

test('tourOn finds controls that keys do not reach, show or visit in order', async ({ page }) => {
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

test('lostTextOn finds text that is cut off or under other text', async ({ page }) => {
  await page.setContent(`
    <p>whole</p>
    <p style="inline-size: 3em; overflow: hidden; white-space: nowrap">cut off at its end</p>
    <p style="inline-size: 3em; overflow: hidden; white-space: nowrap"><a href="#1">a link that leads to it</a></p>
    <p style="position: relative">below<span style="position: absolute; inset-inline-start: 0">above</span></p>`);
  expect(quoted(await lostTextOn(page))).toEqual(['cut off at its end', 'below']);
});

test('lostInForcedColors finds icons and states that vanish in forced colours', async ({ page }) => {
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

test('missesOn finds covered controls and ignores invisible ones', async ({ page }) => {
  await page.setContent(`
    <a href="#1">hit</a>
    <p style="position: relative"><a href="#2">covered</a><span style="position: absolute; inset: 0"></span></p>
    <div style="display: grid">
      <p style="grid-area: 1 / 1"><button>under what is hidden</button></p>
      <p style="grid-area: 1 / 1" hidden="until-found"><button>to be found</button></p>
    </div>
    <input type="checkbox" id="box" style="position: absolute; opacity: 0"><label for="box">labelled</label>
    <button style="pointer-events: none">out of reach</button>
    <p style="height: 20px; overflow: hidden">Cut off<br><br><br><a href="#3">after it</a></p>
    <p inert><a href="#4">inert</a></p>
    <a href="#5" style="position: absolute; top: -50px">above the page</a>`);
  expect(quoted(await missesOn(page))).toEqual(['covered', 'under what is hidden', 'out of reach']);
});
