import { basename } from 'node:path';
import type { WidgetFiles } from './bundle-widgets.ts';

const hashOf = (file: string): string => basename(file).replace(/^.*-|\.js$/g, '');

/** The chunks that widgets share, for kernel/registry.ts: a line for each set, names of files before hashes. */
export function packShared(widgets: Readonly<Record<string, WidgetFiles>>): string {
  const lines = new Map<string, Set<string>>();
  for (const { file, shared } of Object.values(widgets)) {
    if (shared.length === 0) continue;
    const hashes = shared.map(hashOf).sort().join('');
    lines.set(hashes, (lines.get(hashes) ?? new Set()).add(basename(file, '.js')));
  }
  return [...lines].map(([hashes, names]) => ` ${[...names].join(' ')} ${hashes}`).join('\n');
}
