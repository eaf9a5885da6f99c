import { expect, test } from 'vitest';
import { scriptsOfPacked } from './packed-alone.ts';
import { widgetEntries } from './packs.ts';
import { widgetFolders } from './widget-folders.ts';

test('under the name of a packed widget is a small one by itself, and of another the way to its pack', async () => {
  const scripts = await scriptsOfPacked(widgetEntries(widgetFolders(), { reading: ['carousel', 'follow'] }), { outdir: 'out' });
  expect([...scripts.keys()]).toEqual(['carousel', 'follow']);
  expect(scripts.get('carousel')?.text).toBe('export{default}from"./reading.js";\n');
  expect(scripts.get('follow')?.text).not.toContain('reading.js');
  expect(scripts.get('follow')?.map.sources).toContain('widgets/lists/follow/follow.ts');
});
