#!/usr/bin/env node
// Runs Firefox for Playwright, which drives Mozilla's own builds with WebDriver BiDi. This proxy changes two things.
// Firefox 153 lacks emulation.setMediaFeaturesOverride, and Playwright opens no page without that command, so the proxy
// answers it if it sets nothing. And it replaces the mouse by touch: Playwright's taps do nothing with BiDi yet
// (server/bidi/bidiInput.ts).
import { spawn } from 'node:child_process';
import WebSocket from 'ws';

const [, , ...flags] = process.argv;
const firefox = spawn('firefox-esr', flags, { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.once('error', () => console.error('Firefox is missing: "node scripts/setup.mjs --engines" installs it from Debian.'));
firefox.once('close', code => process.exit(code ?? 1));
firefox.stderr.setEncoding('utf8');

const asksNothing = ({ method, params }) =>
  method === 'emulation.setMediaFeaturesOverride' && Object.values(params.features).every(value => value === null);

/** Returns the message to forward to Firefox, with touches instead of clicks. */
const sentOn = text =>
  text.includes('"input.performActions"') ? text.replace('"pointerType":"mouse"', '"pointerType":"touch"') : text;

function relay(address) {
  const server = new WebSocket.Server({ host: '127.0.0.1', port: 0 });
  server.once('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
  server.on('connection', client => {
    const browser = new WebSocket(`${address}/session`, { perMessageDeflate: false });
    const isOpen = new Promise(resolve => browser.once('open', resolve));
    browser.on('message', data => client.send(String(data)));
    browser.once('close', () => client.close());
    client.once('close', () => browser.close());
    client.on('message', async data => {
      const text = String(data);
      const command = JSON.parse(text);
      await isOpen;
      if (asksNothing(command)) client.send(JSON.stringify({ type: 'success', id: command.id, result: {} }));
      else browser.send(sentOn(text));
    });
  });
}

firefox.stderr.on('data', text => {
  const address = /WebDriver BiDi listening on (ws:\S+)/.exec(text)?.[1];
  if (address) relay(address);
  else process.stderr.write(text);
});
