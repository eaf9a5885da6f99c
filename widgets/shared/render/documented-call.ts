import * as z from 'zod/mini';

/** Content of a request or an answer, with a sentence for each field. */
export interface DocumentedFields {
  schema: z.ZodMiniType;
  /** Fields by name or path: `newsList[].title` is in a list, `data.{name}` any, and `(bare)` the answer itself. */
  fields: Readonly<Record<string, string>>;
}

type FieldDescriptions = Readonly<Record<string, readonly [schema: z.ZodMiniType, sentence: string]>>;
type ShapeOf<Fields extends FieldDescriptions> = { -readonly [Name in keyof Fields]: Fields[Name][0] };

/** Makes the schema and the sentences of a request from its fields. */
export function documented<const Fields extends FieldDescriptions>(told: Fields) {
  const all = Object.entries(told);
  const shape = Object.fromEntries(all.map(([name, [schema]]) => [name, schema])) as ShapeOf<Fields>;
  return { schema: z.object(shape), fields: Object.fromEntries(all.map(([name, [, sentence]]) => [name, sentence])) };
}

/** Events before a sample: somebody read the captcha, sent the very same request, or sent too many. */
export type Precondition = 'its captcha' | 'the same request' | 'too many requests' | 'too many votes' | 'a busy network' | 'an overlong field';

/** One request and what a newsroom's server answers to it. */
export interface Sample {
  says: string;
  given?: Precondition;
  /** Only if it differs from the call's own. */
  method?: 'GET' | 'POST';
  address?: string;
  fields?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Sent by a form where no script runs: the answer is a page. */
  plain?: true;
  /** The schema does not take the request. */
  malformed?: true;
  /** 200 unless it is said. */
  status?: number;
  /** A JSON value, or the text where the answer is one; a page has none. */
  answer?: unknown;
  /** Target of a 303. */
  location?: string;
}

/** A call that widgets make, as those need to know it who build its server. */
export interface DocumentedCall {
  title: string;
  method: 'GET' | 'POST';
  /** With `{name}` for what differs. */
  address: string;
  does: string;
  /** Source of the address for the phone. */
  addressFrom: string;
  request?: DocumentedFields;
  /** Without a schema where it is no JSON. */
  answer?: DocumentedFields;
  /** Content of a refusal, other than `{error}`. */
  refusal?: DocumentedFields;
  /** The header of answers that went well. */
  caching: string;
  /** Names of the cookies that its answer sets. */
  cookies?: readonly string[];
  notes?: readonly string[];
  samples: readonly Sample[];
}

/** Calls of a widget's folder, or of a shared room. */
export interface CallsReference {
  title: string;
  calls: readonly DocumentedCall[];
  /** Formats that no single call explains; in Markdown. */
  notes?: readonly { title: string; text: string }[];
}
