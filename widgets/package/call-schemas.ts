import * as z from 'zod';
import type { CallsReference, DocumentedCall, DocumentedFields } from '../shared/render/documented-call.ts';

/** A JSON Schema of the 2020-12 draft, which is also that of OpenAPI 3.1. */
export type JsonSchema = Record<string, unknown> & { properties?: Record<string, JsonSchema>; required?: string[] };

/** Request and responses of a call as JSON Schema. A missing one is not JSON, or does not exist. */
interface CallSchemas {
  title: string;
  method: string;
  address: string;
  request?: JsonSchema;
  answer?: JsonSchema;
  refusal?: JsonSchema;
}

/** The field that a path of `fields` names: `newsList[].title` is in a list, `data.{name}` any. */
function partAt(schema: JsonSchema, path: string): JsonSchema | undefined {
  const steps = path === '(bare)' ? [] : path.split('.').flatMap(step => step.split(/(?=\[\])/));
  return steps.reduce<JsonSchema | undefined>((part, step) => {
    const ofAnyName = step === '{name}' ? part?.additionalProperties : undefined;
    const inner = step === '[]' ? part?.items : (part?.properties?.[step] ?? ofAnyName);
    return typeof inner === 'object' && inner !== null ? (inner as JsonSchema) : undefined;
  }, schema);
}

/** A pattern that does not mind capitals: JSON Schema has no flag for that. */
const inAnyCase = (pattern: string): string =>
  pattern.replace(/[a-z]/g, letter => `[${letter}${letter.toUpperCase()}]`);

/** The patterns of texts that do not mind capitals, as they are written in a schema that knows no flags. */
const withoutFlags: NonNullable<z.core.ToJSONSchemaParams['override']> = ({ zodSchema, jsonSchema }) => {
  const patterns = zodSchema._zod.def.checks?.flatMap(({ _zod: { def } }) => {
    return 'pattern' in def && def.pattern instanceof RegExp ? [def.pattern] : [];
  });
  const pattern = patterns?.find(({ ignoreCase }) => ignoreCase);
  if (!pattern || !jsonSchema.pattern) return;
  if (/\\|\[/.test(pattern.source)) throw new Error(`${String(pattern)} cannot be written without its flag`);
  jsonSchema.pattern = inAnyCase(pattern.source);
};

/** Converts a contract, as its sender writes it, to JSON Schema with descriptions of its fields. */
export function jsonSchemaOf({ schema, fields }: DocumentedFields): JsonSchema {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io: 'input', override: withoutFlags }) as JsonSchema;
  for (const [path, says] of Object.entries(fields)) {
    const part = partAt(made, path);
    if (part) part.description = says;
  }
  return made;
}

const withSchema = (name: string, documented: DocumentedFields | undefined): object =>
  documented ? { [name]: jsonSchemaOf(documented) } : {};

const schemasOf = ({ title, method, address, request, answer, refusal }: DocumentedCall): CallSchemas => ({
  title,
  method,
  address,
  ...withSchema('request', request),
  ...withSchema('answer', answer),
  ...withSchema('refusal', refusal),
});

/** The contracts of all calls. */
export const callSchemas = (references: readonly CallsReference[]): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  calls: references.flatMap(({ calls }) => calls).map(schemasOf),
});
