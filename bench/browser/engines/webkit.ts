import { phone } from '../phone.ts';
import type { Engine, EnginePage } from './engine.ts';
import { type Driver, startDriver } from './webkit-driver.ts';

async function openPage({ send, open }: Driver): Promise<EnginePage> {
  // A page is tapped while it loads.
  const session = await open({ pageLoadStrategy: 'none' });
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, ...phone.viewport });
  return {
    goTo: async url => void (await send('POST', `${session}/url`, { url })),
    evaluate: expression => send('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    tap: async ({ x, y }) => {
      const press = [{ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y) };
      await send('POST', `${session}/actions`, { actions: [{ type: 'pointer', id: 'mouse', actions: [move, ...press] }] });
    },
    [Symbol.asyncDispose]: async () => void (await send('DELETE', session)),
  };
}

/** Starts WebKitGTK, on a screen that nobody sees. Its driver takes a finger for a mouse. */
export async function startWebKit(): Promise<Engine> {
  const driver = await startDriver();
  return { open: () => openPage(driver), [Symbol.asyncDispose]: driver.stop };
}
