import { expect, test } from 'vitest';
import { peers, preparePeers } from './peers.ts';

test('each peer has a name and a folder of its own', () => {
  for (const key of ['name', 'label', 'folder'] as const) {
    expect(new Set(peers.map(peer => peer[key])).size).toBe(peers.length);
  }
});

test('a peer that is not known is not looked for: the known ones are said', async () => {
  await expect(preparePeers(['plain', 'angular'])).rejects.toThrow(/no peer "angular": name some of plain, astro/);
});
