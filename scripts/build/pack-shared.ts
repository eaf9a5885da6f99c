import { basename } from 'node:path';
import type { WidgetFiles } from './bundle-widgets.ts';

const hashOf = (file: string): string => basename(file).replace(/^.*-|\.js$/g, '');

/** The mark of a file that is not called after its widget; empty for one that is. */
function markOf(name: string, file: string): string {
  const own = basename(file, '.js');
  return own === name ? '' : `+${own}`;
}

/**
 * What kernel/registry.ts is told of widgets that share chunks or travel in a pack: a line for each set of them, names
 * before the pack's, hashes last.
 */
export function packShared(widgets: Readonly<Record<string, WidgetFiles>>): string {
  const lines = new Map<string, string[]>();
  for (const [name, { file, shared }] of Object.entries(widgets)) {
    const rest = [markOf(name, file), ...shared.map(hashOf).sort()].filter(Boolean).join(' ');
    if (rest) lines.set(rest, [...(lines.get(rest) ?? []), name]);
  }
  return [...lines].map(([rest, names]) => ` ${names.join(' ')} ${rest}`).join('\n');
}
