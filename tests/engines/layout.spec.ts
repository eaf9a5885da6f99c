import { wakeAll } from '../testing/boxes.ts';
import { everyPage } from '../testing/every-page.ts';
import { missesOn } from '../testing/hits.ts';
import { overflowOn } from '../testing/room.ts';
import { expect, test } from './test.ts';

for (const [name, address] of everyPage) {
  test(`${name} has room, and hides no control, on narrow and on wide screens`, async ({ reader, problems }) => {
    problems.expect(/404/);
    await reader.goto(address);
    await wakeAll(reader);
    for (const width of [1280, 360, 320]) {
      await reader.setViewportSize({ width, height: 800 });
      expect.soft(await overflowOn(reader), `${width} px`).toEqual([]);
      expect.soft(await missesOn(reader), `${width} px`).toEqual([]);
    }
  });
}
