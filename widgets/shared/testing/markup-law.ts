import type { Arbitrary } from 'fast-check';
import type { ReactNode } from 'react';
import type { Mount } from '../../../kernel/types.ts';

/** A widget of which is proven that `parse(render(props))` equals `props`, and that hydration keeps every node. */
export interface MarkupLaw<Data extends { language: string }> {
  Box: (data: Data) => ReactNode;
  /** Reads the props of one view of the box. */
  parse: (view: HTMLElement) => object;
  /** Wakes one view of the box. */
  mount: Mount;
  /** Whatever a server may print the box from. */
  data: Arbitrary<Data>;
}
