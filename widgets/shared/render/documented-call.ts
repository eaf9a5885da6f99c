import * as z from 'zod/mini';

/** Content of a request or a response, with a description of each field. */
export interface DocumentedFields {
  schema: z.ZodMiniType;
  /**
   * Descriptions by name or path: `newsList[].title` is in a list, `data.{name}` stands for any name, and `(bare)` for
   * the response itself.
   */
  fields: Readonly<Record<string, string>>;
}

type FieldDescriptions = Readonly<Record<string, readonly [schema: z.ZodMiniType, sentence: string]>>;
type ShapeOf<Fields extends FieldDescriptions> = { -readonly [Name in keyof Fields]: Fields[Name][0] };

/** Builds the schema and the descriptions of a request from its fields. */
export function documented<const Fields extends FieldDescriptions>(told: Fields) {
  const all = Object.entries(told);
  const shape = Object.fromEntries(all.map(([name, [schema]]) => [name, schema])) as ShapeOf<Fields>;
  return { schema: z.object(shape), fields: Object.fromEntries(all.map(([name, [, sentence]]) => [name, sentence])) };
}

/** Conditions before a sample: a captcha was read, the same request was sent before, or too many were sent. */
export type Precondition = 'its captcha' | 'the same request' | 'too many requests' | 'too many votes' | 'a busy network' | 'an overlong field';

/** A request with the response of a newsroom's server. */
export interface Sample {
  says: string;
  given?: Precondition;
  /** Set only if it differs from the call's own. */
  method?: 'GET' | 'POST';
  address?: string;
  fields?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Sent by a plain form without script, so the response is a page. */
  plain?: true;
  /** True if the schema refuses the request. */
  malformed?: true;
  /** HTTP status. The default is 200. */
  status?: number;
  /** JSON value or text of the response. Pages have none. */
  answer?: unknown;
  /** `Location` of a redirect. */
  location?: string;
}

/** A call of a widget, documented for developers of a server. */
export interface DocumentedCall {
  title: string;
  method: 'GET' | 'POST';
  /** Contains `{name}` for variable parts. */
  address: string;
  does: string;
  /** Source of the URL on the page. */
  addressFrom: string;
  request?: DocumentedFields;
  /** Without a schema if the response is not JSON. */
  answer?: DocumentedFields;
  /** Content of a refusal, if it differs from `{error}`. */
  refusal?: DocumentedFields;
  /** `Cache-Control` of successful responses. */
  caching: string;
  /** Names of the cookies that the response to a new reader sets. */
  cookies?: readonly string[];
  notes?: readonly string[];
  samples: readonly Sample[];
}

/** Calls of a widget's folder or of a shared folder. */
export interface CallsReference {
  title: string;
  calls: readonly DocumentedCall[];
  /** Formats that several calls use, in Markdown. */
  notes?: readonly { title: string; text: string }[];
}
