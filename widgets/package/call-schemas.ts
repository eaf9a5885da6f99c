import * as z from 'zod';
import type { CallsReference, DocumentedCall, DocumentedFields } from '../shared/render/documented-call.ts';

/** A JSON Schema of draft 2020-12, which OpenAPI 3.1 also uses. */
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

/** Returns the schema of a field by its path: `newsList[].title` is in a list, `data.{name}` stands for any name. */
function partAt(schema: JsonSchema, path: string): JsonSchema | undefined {
  const steps = path === '(bare)' ? [] : path.split('.').flatMap(step => step.split(/(?=\[\])/));
  return steps.reduce<JsonSchema | undefined>((part, step) => {
    const ofAnyName = step === '{name}' ? part?.additionalProperties : undefined;
    const inner = step === '[]' ? part?.items : (part?.properties?.[step] ?? ofAnyName);
    return typeof inner === 'object' && inner !== null ? (inner as JsonSchema) : undefined;
  }, schema);
}

/** Makes a pattern case-insensitive without flags, which JSON Schema lacks. */
const inAnyCase = (pattern: string): string =>
  pattern.replace(/[a-z]/g, letter => `[${letter}${letter.toUpperCase()}]`);

/** Converts case-insensitive patterns for schemas without flags. */
const withoutFlags: NonNullable<z.core.ToJSONSchemaParams['override']> = ({ zodSchema, jsonSchema }) => {
  const patterns = zodSchema._zod.def.checks?.flatMap(({ _zod: { def } }) => {
    return 'pattern' in def && def.pattern instanceof RegExp ? [def.pattern] : [];
  });
  const pattern = patterns?.find(({ ignoreCase }) => ignoreCase);
  if (!pattern || !jsonSchema.pattern) return;
  if (/\\|\[/.test(pattern.source)) throw new Error(`${String(pattern)} cannot be written without its flag`);
  jsonSchema.pattern = inAnyCase(pattern.source);
};

/** Converts a contract, in the form that its sender writes, to JSON Schema with field descriptions. */
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

/** Returns the contracts of all calls. */
export const callSchemas = (references: readonly CallsReference[]): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  calls: references.flatMap(({ calls }) => calls).map(schemasOf),
});
