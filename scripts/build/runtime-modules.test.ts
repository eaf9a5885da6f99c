import type { Metafile } from 'esbuild';
import { expect, test } from 'vitest';
import { bundle } from './browser-options.ts';
import { joinRuntime } from './runtime-modules.ts';
import { copySmallChunks } from './small-chunks.ts';

const options = {
  entryPoints: ['widgets/forms/poll/poll.tsx', 'widgets/article/like/like.tsx', 'widgets/lists/load-more/load-more.ts'],
  splitting: true,
  outdir: 'assets',
};

const filesWith = ({ outputs }: Metafile, module: string): string[] =>
  Object.entries(outputs)
    .filter(([, { inputs }]) => Object.keys(inputs).some(input => input.startsWith(module)))
    .map(([output]) => output);

test("calls and votes are in the runtime's file, and copied into files that work without it", async () => {
  const { metafile: draft } = await bundle(options);
  const { metafile } = await bundle({ ...options, plugins: [joinRuntime(draft), copySmallChunks(draft)] });
  const runtime = filesWith(metafile, 'widgets/shared/island/island.tsx');
  const [loadMore = ''] = filesWith(metafile, 'widgets/lists/load-more/load-more.ts');
  expect(runtime).toHaveLength(1);
  expect(filesWith(metafile, 'widgets/shared/votes/use-vote.ts')).toEqual(runtime);
  const sender = filesWith(metafile, 'widgets/shared/calls/send-waiting.ts');
  expect(filesWith(metafile, 'widgets/shared/calls/call.ts').sort()).toEqual([...runtime, ...sender, loadMore].sort());
  expect(metafile.outputs[loadMore]?.imports.map(({ path }) => path)).not.toContain(runtime[0]);
});
