import type { WidgetFiles } from './bundle-widgets.ts';

const hashOf = (file: string): string => file.replace(/^.*-|\.js$/g, '');

/**
 * The registry as the source of the constants that kernel/registry.ts unpacks. Widgets that share the same chunks stand
 * side by side, those that share none last: it costs the fewest bytes.
 * Throws where it has no character for a chunk.
 */
export function packRegistry(
  widgets: Readonly<Record<string, WidgetFiles>>,
): Record<'NAMES' | 'HASHES' | 'SHARED', string> {
  const chunks = [...new Set(Object.values(widgets).flatMap(({ shared }) => shared))];
  const unusual = chunks.find(chunk => !/^chunk-\w+\.js$/.test(chunk));
  if (unusual || chunks.length > 36) throw new Error(`The registry cannot name the chunk ${unusual ?? 'number 37'}`);
  const characters = ({ shared }: WidgetFiles): string =>
    shared.map(chunk => chunks.indexOf(chunk).toString(36)).sort().join('');
  const rank = (files: WidgetFiles): string => characters(files) || '~';
  const entries = Object.entries(widgets).sort(([, one], [, other]) => (rank(one) < rank(other) ? -1 : 1));
  const files = [...entries.map(([, { file }]) => file), ...chunks];
  return {
    NAMES: JSON.stringify(entries.map(([name]) => name).join(' ')),
    HASHES: JSON.stringify(files.map(hashOf).join(' ')),
    SHARED: JSON.stringify(entries.map(([, widget]) => characters(widget)).join(' ').trimEnd()),
  };
}
