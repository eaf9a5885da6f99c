import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { loadReferences } from '../build/documents/references.ts';
import { callSchemas, type JsonSchema, jsonSchemaOf } from '../../widgets/package/call-schemas.ts';
import { openApi } from './open-api.ts';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, Json> }>;
}

interface Json {
  schema: JsonSchema;
  examples: Record<string, { value: unknown }>;
}

const references = await loadReferences();
const calls = references.flatMap(reference => reference.calls).filter(({ address }) => !address.includes('…'));
const { paths, components } = openApi(references, '0.1.0') as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Problem: JsonSchema } };
};

const operation = (method: string, path: string): Operation => {
  const found = paths[path]?.[method];
  if (!found) throw new Error(`No ${method} ${path}`);
  return found;
};

test('a case-insensitive pattern stays so without its flag', () => {
  const { pattern } = jsonSchemaOf({ schema: z.string().regex(/^(radio|combo)$/i), fields: {} });
  expect(['Radio', 'combo', 'list'].map(text => new RegExp(String(pattern)).test(text))).toEqual([true, true, false]);
});

describe('the calls as OpenAPI', () => {
  test('has an operation for each, of a name of its own', () => {
    const operations = Object.values(paths).flatMap(one => Object.values(one));
    expect(operations).toHaveLength(calls.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(calls.length);
  });

  test('says in the address what travels there, and in the body what a form sends', () => {
    expect(operation('post', '/rest/vote').parameters).toContainEqual(expect.objectContaining({ name: 'poid', in: 'query' }));
    const like = operation('post', '/rest/rateNews');
    expect(like.parameters).toEqual([]);
    expect(like.requestBody?.content['application/x-www-form-urlencoded']?.schema.properties).toHaveProperty('newsId');
    expect(operation('get', '/sport/fixtures/{weekId}').parameters).toEqual([
      expect.objectContaining({ name: 'weekId', in: 'path', required: true }),
      expect.objectContaining({ name: 'edition', in: 'query', required: false }),
    ]);
  });

  const answers = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      Object.entries(responses).flatMap(([status, { content }]) => {
        const json = content?.['application/json'];
        return json?.examples ? [{ method, path, status, ...json }] : [];
      }),
    ),
  );

  test.each(answers)('$method $path has only examples of $status that its schema takes', ({ schema, examples }) => {
    const own = JSON.parse(
      JSON.stringify(schema).replaceAll('{"$ref":"#/components/schemas/Problem"}', JSON.stringify(components.schemas.Problem)),
    ) as JsonSchema;
    const check = z.fromJSONSchema(own);
    for (const { value } of Object.values(examples)) expect(check.safeParse(value).error).toBeUndefined();
  });

  test('has examples for most calls', () => {
    expect(answers.length).toBeGreaterThan(30);
  });
});

test('each contract is a JSON Schema with the descriptions of its fields', () => {
  const { calls: all } = callSchemas(references) as { calls: { address: string; answer?: JsonSchema }[] };
  const vote = all.find(({ address }) => address.startsWith('/rest/vote'));
  expect(vote?.answer?.properties?.poid).toMatchObject({ description: expect.stringContaining('option that counts') });
});
