import type { ComponentType, HTMLAttributes, ReactNode } from 'react';
import type { Kernel } from '../../../kernel/types.ts';
import { renderingKernel } from './rendering-kernel.ts';
import { attributeName, printed, rowsOf, type Table } from './table.ts';

/** The attributes of a box by its table, with what the props of their names say. */
function ownAttributes({ parts }: Table, props: object): Record<string, string> {
  const rows = rowsOf(parts).filter(({ kind, owner }) => kind === 'attribute' && owner === '');
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, value]: [string, unknown]) => {
      const row = rows.find(one => one.name === attributeName(name));
      return row && value !== '' && String(value) !== row.preset ? [[row.name, String(value)]] : [];
    }),
  );
}

interface ViewBoxProps<Props extends object> extends HTMLAttributes<HTMLElement> {
  name: string;
  language: string;
  table: Table;
  View: ComponentType<Props & { kernel: Kernel }>;
  /** Of the view. */
  props: Props;
  as?: 'section' | 'div';
}

/** A box that a view hydrates, as the server prints it, with what its table has of attributes and sentences. */
export function ViewBox<Props extends object>(given: ViewBoxProps<Props>): ReactNode {
  const { name, language, table, View, props, as: Element = 'section', ...attributes } = given;
  return (
    <Element
      className={name}
      data-widget={name}
      data-view=""
      {...ownAttributes(table, props)}
      {...(table.sentences && printed(table.sentences, language))}
      {...attributes}
    >
      <View {...props} kernel={renderingKernel(language)} />
    </Element>
  );
}
