#!/usr/bin/env node
// Runs WebKitGTK for Playwright, which has no build for Debian. Translates the WebDriver BiDi that Playwright speaks to
// Firefox into commands for webkit2gtk-driver, and reads and changes network traffic with a proxy.
import WebSocket from 'ws';
import { startDriver } from '../../../bench/browser/engines/webkit.ts';
import { Browser } from './browser.ts';

const driver = await startDriver();
const server = new WebSocket.Server({ host: '127.0.0.1', port: 0 });

async function end() {
  await driver.stop();
  process.exit();
}

server.once('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
server.on('connection', client => {
  const send = message => client.send(JSON.stringify(message));
  const browser = new Browser(driver, (method, params) => send({ type: 'event', method, params }));
  client.once('close', end);
  client.on('message', async data => {
    const { id, method, params } = JSON.parse(String(data));
    try {
      send({ type: 'success', id, result: (await browser.obey(method, params)) ?? {} });
    } catch (error) {
      send({ type: 'error', id, error: 'unknown error', message: String(error) });
    }
    if (method === 'browser.close') await end();
  });
});
process.once('SIGTERM', end);
