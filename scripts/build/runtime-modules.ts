import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { modulePath } from './paths.ts';

/** Module that mounts every view. */
const island = modulePath('widgets/shared/island/island.tsx');

/**
 * Calls, votes and markup parsers. Not every view needs them, but an article has three boxes that do. A copy in each
 * would take nearly as much as all views together lose by having them in the runtime.
 */
const withRuntime = new Set(
  [
    'kernel/held-tap.ts',
    'widgets/shared/calls/call.ts',
    'widgets/shared/calls/import-anew.ts',
    'widgets/shared/calls/in-time.ts',
    'widgets/shared/calls/name-reader.ts',
    'widgets/shared/calls/outbox.ts',
    'widgets/shared/calls/send-later.ts',
    'widgets/shared/base/json.ts',
    'widgets/shared/calls/use-single-flight.ts',
    'widgets/shared/markup/markup-error.ts',
    'widgets/shared/markup/parse.ts',
    'widgets/shared/votes/use-vote.ts',
    'widgets/shared/votes/vote-message.tsx',
  ].map(modulePath),
);

/** Returns the modules in the runtime's file and in files that need it. */
function modulesNeedingRuntime({ outputs }: Metafile): string[] {
  const files = Object.entries(outputs).map(([output, { inputs, imports }]) => ({
    output,
    modules: Object.keys(inputs).map(modulePath),
    needed: imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path),
  }));
  const runtime = files.find(({ modules }) => modules.includes(island))?.output ?? '';
  return files
    .filter(({ output, needed }) => output === runtime || needed.includes(runtime))
    .flatMap(({ modules }) => modules);
}

/**
 * Moves these modules into the runtime for all files that load it. Must come before the plugin that copies modules into
 * other files.
 */
export function joinRuntime(draft: Metafile): Plugin {
  const loading = new Set([...withRuntime, ...modulesNeedingRuntime(draft)]);
  return {
    name: 'runtime-modules',
    setup(esbuild) {
      esbuild.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ path, resolveDir, importer, pluginData }) => {
        const module = resolve(resolveDir, path);
        const isCopied = pluginData !== undefined;
        return withRuntime.has(module) && loading.has(importer) && !isCopied ? { path: module } : null;
      });
      esbuild.onLoad({ filter: /island\.tsx$/ }, ({ path }) => {
        if (path !== island) return null;
        const resolveDir = dirname(path);
        const imports = [...withRuntime].map(module => `\nimport '${relative(resolveDir, module)}';`);
        return { contents: readFileSync(path, 'utf8') + imports.join(''), loader: 'tsx', resolveDir };
      });
    },
  };
}
