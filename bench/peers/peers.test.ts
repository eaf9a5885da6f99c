import { expect, test } from 'vitest';
import { preparePeers } from './peers.ts';

test('an unknown peer is refused with the names of the known ones', async () => {
  await expect(preparePeers(['plain', 'angular'])).rejects.toThrow(/no peer "angular": name some of plain, astro/);
});
