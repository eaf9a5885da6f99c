import { basename } from 'node:path';
import type { WidgetFiles } from './bundle-widgets.ts';

const hashOf = (file: string): string => basename(file).replace(/^.*-|\.js$/g, '');

/** What kernel/registry.ts is told of the chunks that widgets share: a line for each set, names before hashes. */
export function packShared(widgets: Readonly<Record<string, Pick<WidgetFiles, 'shared'>>>): string {
  const lines = new Map<string, string[]>();
  for (const [name, { shared }] of Object.entries(widgets)) {
    if (shared.length === 0) continue;
    const hashes = shared.map(hashOf).sort().join(' ');
    lines.set(hashes, [...(lines.get(hashes) ?? []), name]);
  }
  return [...lines].map(([hashes, names]) => ` ${names.join(' ')} ${hashes}`).join('\n');
}
