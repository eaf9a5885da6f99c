import { expect, test } from '@playwright/test';
import { startFirefox } from '../../bench/browser/engines/firefox.ts';
import { startWebKit } from '../../bench/browser/engines/webkit.ts';
import { type Interaction, namedInteraction } from '../../bench/visits/taps/interactions.ts';
import { momentOf } from '../../bench/visits/taps/moments.ts';
import { tapIn } from '../../bench/visits/taps/tap-engine.ts';
import { openServer, type SmallServer } from '../../scripts/small-server.ts';

const html = `<!doctype html><html lang="en"><head><title>Taps</title><script src="/app.js" defer></script></head>
<body><form action="/vote" method="post"><button>Vote</button><p></p></form><button id="dead">Nothing</button></body></html>`;
const script = `document.querySelector('form').onsubmit = event => {
  event.preventDefault();
  for (const _ of [1, 2]) fetch('/vote', { method: 'POST' });
  document.querySelector('p').textContent = 'Done';
};`;

const vote: Interaction = { widget: 'vote', box: 'form', target: 'button', seen: 'form', reads: 'words', isOnce: true };

let server: SmallServer;

test.beforeAll(async () => {
  server = await openServer(({ url }, response) => {
    response.setHeader('content-type', url === '/app.js' ? 'text/javascript' : 'text/html');
    response.end(url === '/app.js' ? script : html);
  });
});

test.afterAll(() => server.stop());

for (const [what, interaction, id, count] of [
  ['a tap that nothing follows', namedInteraction('#dead'), 'awake', 0],
  ['a form that sends a vote twice', vote, 'awake', 2],
  ['a form that is sent before its script comes', vote, 'before-kernel', 1],
] as const) {
  test(`the bench counts ${count} for ${what}`, async ({}, { project }) => {
    test.skip(project.name === 'preact', 'The bench proves it of Chromium');
    await using engine = await (project.name === 'firefox' ? startFirefox() : startWebKit());
    const moment = momentOf(id);
    if (!moment) throw new Error(`There is no moment ${id}`);
    const effects = await tapIn(engine, `${server.address}/`, { interaction, moment, line: 'normal' });
    expect(effects.count).toBe(count);
  });
}
