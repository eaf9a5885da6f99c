import type { Sample } from '../shared/render/documented-call.ts';
import type { ExampleLanguage } from '../shared/render/examples.ts';
import type { Parameter } from '../shared/render/table.ts';

export type InEach<Value> = Record<ExampleLanguage, Value>;

interface FixtureState {
  name: string;
  title: InEach<string>;
  /** As our own views print it: what a template in another language has to come to, compared as DOM. */
  markup: InEach<string>;
  /** What the widget reads in each view of the markup, in the order of the document. */
  props?: InEach<unknown[]>;
}

export interface Exchange {
  call: string;
  says: string;
  request: Pick<Sample, 'headers' | 'fields'> & { method: string; address: string };
  answer: { status: number; body?: unknown; location?: string };
}

/** A widget's box in all its states, with what it asks and is answered. */
export interface Fixture {
  group: string;
  name: string;
  summary: InEach<string>;
  /** What it reads in the markup. */
  parameters: readonly Parameter[];
  states: FixtureState[];
  exchanges: Exchange[];
}
