import type { Fixture } from '../../widgets/package/fixture.ts';
import type { Parameter } from '../../widgets/shared/render/table.ts';

const types: Readonly<Record<string, string>> = {
  text: 'string', url: 'string', call: 'string', absolute: 'string', time: 'string', zone: 'string', id: 'string | number', integer: 'number', number: 'number', boolean: 'boolean', flag: "'' | true",
  list: 'readonly object[]', json: 'object',
};

/** Attributes are texts: what is printed as a number can be one. */
const typeOf = ({ types: names, kind }: Parameter): string =>
  names.map(name => types[name] ?? (name.includes('{') ? 'string' : `'${name}'`)).join(' | ') + (kind === 'attribute' && /integer|number/.test(names.join()) ? ' | string' : '');

/** Of the boxes themselves: their attributes, or their settings. */
function interfaceOf(name: string, about: string, fixtures: readonly Fixture[], kind: Parameter['kind']): string {
  const boxes = fixtures.map(fixture => {
    const rows = fixture.parameters.filter(one => one.kind === kind && one.owner === '' && !one.isOutside).map(one =>
      `    /** ${one.says.replaceAll('*/', '')} */\n    '${one.name}'${one.isRequired ? '' : '?'}: ${typeOf(one)};`);
    return [`  '${fixture.name}': {`, ...rows, '  };'].join('\n');
  });
  return [`/** ${about} */`, `export interface ${name} {`, ...boxes, '}', ''].join('\n');
}

/** The types of what boxes say, for those who print them by a template in TypeScript. */
export const boxTypes = (fixtures: readonly Fixture[]): string =>
  [
    interfaceOf('BoxAttributes', 'The attributes of each box itself.', fixtures, 'attribute'),
    interfaceOf('BoxSettings', 'What the `data-conf` of each box may say.', fixtures, 'setting'),
  ].join('\n');
