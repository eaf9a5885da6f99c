import { basename } from 'node:path';
import { sharedFolder, unhashed } from '../../widgets/package/content-hash.ts';
import type { WidgetFiles } from './bundle-widgets.ts';

const hashOf = (path: string): string => basename(path, '.js').slice(unhashed(path).length + 1);

/** The files of widgets that have a lasting address, or chunks that they share, for kernel/registry.ts. */
export function packShared(widgets: Readonly<Record<string, WidgetFiles>>): string {
  const entries = Object.values(widgets)
    .filter(({ file, shared }) => shared.length > 0 || file.startsWith(`${sharedFolder}/`))
    .map(({ file, shared }) => ` ${unhashed(file)}=${[hashOf(file), ...shared.map(hashOf).sort()].join(',')}`);
  return [...new Set(entries)].join('');
}
