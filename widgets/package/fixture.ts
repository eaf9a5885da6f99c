import type { Sample } from '../shared/render/documented-call.ts';
import type { ExampleLanguage } from '../shared/render/examples.ts';
import type { Parameter } from '../shared/render/table.ts';

export type InEach<Value> = Record<ExampleLanguage, Value>;

interface FixtureState {
  name: string;
  title: InEach<string>;
  /** Output of our own view, which a template in another language must match as DOM. */
  markup: InEach<string>;
  /** Props that the widget reads in each view, in document order. */
  props?: InEach<unknown[]>;
}

export interface Exchange {
  call: string;
  says: string;
  request: Pick<Sample, 'headers' | 'fields'> & { method: string; address: string };
  answer: { status: number; body?: unknown; location?: string };
}

/** All states of a widget's box, with its requests and responses. */
export interface Fixture {
  group: string;
  name: string;
  summary: InEach<string>;
  parameters: readonly Parameter[];
  states: FixtureState[];
  exchanges: Exchange[];
}
