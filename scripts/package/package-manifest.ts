import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Manifest } from '../build/manifest.ts';
import { confineStyles, sheetsOfBoxes } from '../build/box-styles.ts';
import { flavourFolder } from '../build/paths.ts';
import { firstElements, sheetsAbove } from '../../styles/critical/sheets.ts';
import type { Fixture } from '../../widgets/package/fixture.ts';
import type { PackageManifest, PackedWidget } from '../../widgets/package/package-manifest.ts';

/** The shipped build. Throws where there is none. */
export const readBuilt = (): Manifest =>
  JSON.parse(readFileSync(resolve(flavourFolder('preact'), 'manifest.json'), 'utf8')) as Manifest;

/** The names in the markup of a widget's states. */
const namesIn = (html: string): string[] => Array.from(html.matchAll(/\sdata-widget="([^"]*)"/g), ([, name = '']) => name);

export function packageManifest(built: Manifest, fixtures: readonly Fixture[], version: string): PackageManifest {
  const { kernel, stylesheet, firstPaint, fonts, files } = built;
  const styles = confineStyles(built.styles);
  const folder = dirname(kernel);
  const widgets = Object.entries(built.widgets).map(([name, { file }]): [string, PackedWidget] => {
    const states = fixtures.find(fixture => fixture.name === name)?.states ?? [];
    const html = states.flatMap(({ markup }) => Object.values(markup)).join('');
    const elements = new Map([...firstElements(html, styles), ...(styles[name] ? [[name, 0] as const] : [])]);
    return [
      name,
      {
        files: [...new Set([file, `${folder}/${name}.js`])],
        inside: [...new Set(namesIn(html))].filter(inner => inner !== name && inner in built.widgets),
        sheets: [...sheetsAbove(Infinity, elements, styles)].filter(sheet => !sheetsOfBoxes.includes(sheet)),
      },
    ];
  });
  return {
    version,
    kernel,
    stylesheet,
    firstPaint,
    fonts,
    everywhere: sheetsOfBoxes.filter(name => name in styles),
    styles,
    widgets: Object.fromEntries(widgets),
    files: Object.keys(files),
  };
}
