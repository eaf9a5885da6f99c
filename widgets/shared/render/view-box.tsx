import type { ComponentType, HTMLAttributes, ReactNode } from 'react';
import type { Kernel } from '../../../kernel/types.ts';
import { renderingKernel } from './rendering-kernel.ts';
import { attributeName, printed, rowsOf, type Table } from './table.ts';

/** Returns the attributes of a box that its table lists and its props set, in the order of the props. */
function ownAttributes({ parts }: Table, props: object, said: object): Record<string, string> {
  const rows = rowsOf(parts).filter(({ kind, owner }) => kind === 'attribute' && owner === '');
  return Object.fromEntries(
    Object.entries(props).flatMap(([prop, value]: [string, unknown]) => {
      const name = attributeName(prop);
      const row = rows.find(one => one.name === name);
      const isPrinted = row ? value !== '' && String(value) !== row.preset : name in said;
      return isPrinted ? [[name, String(value)]] : [];
    }),
  );
}

interface ViewBoxProps<Props extends object> extends HTMLAttributes<HTMLElement> {
  name: string;
  pack?: string;
  load?: 'rest' | 'tap';
  language: string;
  table: Table;
  View: ComponentType<Props & { kernel: Kernel }>;
  /** Props of the view. */
  props: Props;
  as?: 'section' | 'div';
}

/** Renders a box that a view hydrates, with the attributes and messages of its table. */
export function ViewBox<Props extends object>(given: ViewBoxProps<Props>): ReactNode {
  const { name, pack, load, language, table, View, props, as: Element = 'section', ...rest } = given;
  const { 'aria-label': label, ...attributes } = rest;
  const said = table.sentences ? printed(table.sentences, language) : {};
  return (
    <Element
      className={attributes.className ?? name}
      id={attributes.id}
      data-widget={name}
      data-pack={pack}
      data-view=""
      data-load={load}
      {...ownAttributes(table, props, said)}
      {...attributes}
      {...said}
      {...attributes}
      aria-label={label}
    >
      <View {...props} kernel={renderingKernel(language)} />
    </Element>
  );
}
