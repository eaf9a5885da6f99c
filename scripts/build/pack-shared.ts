import { basename } from 'node:path';
import { sharedFolder, unhashed } from '../../widgets/package/content-hash.ts';
import type { WidgetFiles } from './bundle-widgets.ts';

const hashOf = (path: string): string => basename(path, '.js').slice(unhashed(path).length + 1);

/**
 * Packs the files of widgets with a permanent address or shared chunks, for kernel/registry.ts. Sorts chunks by use,
 * because strings with equal beginnings compress best.
 */
export function packShared(widgets: Readonly<Record<string, WidgetFiles>>): string {
  const files = [...new Map(Object.values(widgets).map(one => [one.file, one])).values()];
  const sharers = Map.groupBy(files.flatMap(({ shared }) => shared), path => path);
  const byUse = (one: string, other: string): number =>
    (sharers.get(other)?.length ?? 0) - (sharers.get(one)?.length ?? 0) || (one < other ? -1 : 1);
  return files
    .filter(({ file, shared }) => shared.length > 0 || file.startsWith(`${sharedFolder}/`))
    .map(({ file, shared }) => ` ${unhashed(file)}=${[hashOf(file), ...shared.toSorted(byUse).map(hashOf)].join(',')}`)
    .join('');
}
