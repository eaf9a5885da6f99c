import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { root } from '../../../scripts/build/paths.ts';
import { isNightly } from '../../../scripts/test/nightly.ts';
import { chromiumPath, playwrightFlags } from '../../../scripts/chromium.ts';
import { expectLivingBoxes, expectNothingHeld } from '../../testing/swapped.ts';
import { boxesOf, type Host, linesOfOurs, stories } from '../../testing/swaps.ts';
import { loggedAddress } from './install.ts';
import { emptyFolder } from './newsroom.ts';

const { folder, write, run } = emptyFolder();
const online = { npm_config_offline: 'false', npm_config_prefer_offline: 'true' };

/** Runs a shell command. Throws its output if it fails. */
function must(line: string): void {
  const { status, stdout, stderr } = run(line, online, 240_000);
  if (status !== 0) throw new Error(stdout + stderr);
}

/** Builds a site of stories with Astro and its client router. */
function astro(): Host {
  for (const file of ['package.json', 'package-lock.json']) cpSync(resolve(root, 'bench/peers/astro', file), join(folder, file));
  must('npm ci --no-fund --ignore-scripts');
  write('astro.config.mjs', "export default { build: { format: 'file' } };");
  write('src/site.json', JSON.stringify({ stories, boxesOf, ...linesOfOurs() }));
  write('src/pages/host/[id].astro', `---
import { ClientRouter } from 'astro:transitions';
import { boxesOf, firstPaint, head, stories } from '../../site.json';
export const getStaticPaths = () => stories.map(id => ({ params: { id } }));
const { id } = Astro.params;
---
<html lang="en" dir="ltr">
  <head><meta charset="utf-8" /><title>Story {id}</title><meta name="viewport" content="width=device-width" /><Fragment set:html={head} /><ClientRouter /></head>
  <body><script is:inline set:html={firstPaint} /><h1>Story {id}</h1><nav>{stories.map(other => <a href={\`/host/\${other}\`}>Story {other}</a>)}</nav><div set:html={boxesOf[id]} /></body>
</html>`);
  must(`PATH=${dirname(process.execPath)}:$PATH ASTRO_TELEMETRY_DISABLED=1 npx astro build`);
  return { name: 'Astro', site: join(folder, 'dist') };
}

/** Source of a Vue app with client-side links, as in Nuxt, for the server and the browser. */
const vueApp = `({ createSSRApp, h, ref }, boxesOf, stories, first) => createSSRApp({
  components: { Boxes: Object.assign(({ html }) => h('div', { innerHTML: html }), { props: ['html'] }) },
  setup() {
    const story = ref(first);
    const follow = id => { story.value = id; };
    if (globalThis.document) addEventListener('popstate', () => follow(location.pathname.split('/').at(-1)));
    const go = (id, event) => { event.preventDefault(); history.pushState(null, '', at(id)); follow(id); };
    const at = id => '/host/' + id;
    return { story, go, stories, boxesOf, at };
  },
  template: '<h1>Story {{ story }}</h1><nav><a v-for="id in stories" :key="id" :href="at(id)" @click="go(id, $event)">Story {{ id }}</a></nav><Boxes :key="story" :html="boxesOf[story]" />',
})`;

function vue(): Host {
  must('npm install --no-save --no-fund --ignore-scripts vue@3.5.45');
  write('stories.json', JSON.stringify({ boxesOf, stories }));
  write('print.mjs', `import * as vue from 'vue';
import { renderToString } from 'vue/server-renderer';
import told from './stories.json' with { type: 'json' };
const printed = told.stories.map(async id => [id, await renderToString((${vueApp})(vue, told.boxesOf, told.stories, id))]);
console.log(JSON.stringify(Object.fromEntries(await Promise.all(printed))));`);
  const roots = JSON.parse(run('node print.mjs').stdout) as Record<string, string>;
  const start = `self.startHost = () => void (${vueApp})(Vue, self.boxesOf, self.stories, location.pathname.split('/').at(-1)).mount('#root');`;
  return { name: 'Vue', roots, script: { body: readFileSync(join(folder, 'node_modules/vue/dist/vue.global.prod.js'), 'utf8') + start } };
}

let server: ChildProcess;
let browser: Browser;
let origin = '';

beforeAll(async () => {
  const settings = { PORT: '0', DATABASE: join(folder, 'newsroom.sqlite'), FLAVOUR: 'preact', LIMITS: '100000', SPECIAL_DAYS: '0' };
  server = spawn(process.execPath, ['dist/origin.mjs'], { cwd: root, env: { PATH: process.env.PATH, ...settings } });
  origin = await loggedAddress(server);
  browser = await chromium.launch({ executablePath: chromiumPath(), args: [...playwrightFlags] });
});
afterAll(async () => {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true });
});

async function onPhone(use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, hasTouch: true, reducedMotion: 'reduce', viewport: { width: 360, height: 800 } });
  await use(await context.newPage());
  await context.close();
}

describe.each([['Astro', astro], ['Vue', vue]])('on pages swapped by %s', (_, host) => {
  let made: Host;
  beforeAll(() => {
    made = host();
  }, 300_000);

  test('boxes wake, each visit counts once for its story, and Back brings working boxes', () =>
    onPhone(page => expectLivingBoxes(page, made)));

  test('removed boxes leak no memory', { timeout: 600_000 }, () => onPhone(page => expectNothingHeld(page, made, isNightly ? 200 : 42)));
});
