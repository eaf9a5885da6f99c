import type { CallsReference, DocumentedCall, Sample } from '../../widgets/shared/render/documented-call.ts';
import { type JsonSchema, jsonSchemaOf } from '../../widgets/package/call-schemas.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
}

/** Returns true for the entry that stands for any address, and describes all calls. */
const isAnyCall = ({ address }: DocumentedCall): boolean => address.includes('…');

const problem = { $ref: '#/components/schemas/Problem' };

const namesIn = (text: string): string[] => Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);

function parametersOf({ address, method, request }: DocumentedCall): Parameter[] {
  const [path = ''] = address.split('?');
  const schema = request ? jsonSchemaOf(request) : {};
  const inPath = namesIn(path).map((name): Parameter => {
    return { name, in: 'path', required: true, schema: { type: 'string' } };
  });
  if (method !== 'GET' && !address.includes('?')) return inPath;
  const known = new Set(inPath.map(({ name }) => name));
  const inQuery = Object.entries(schema.properties ?? {})
    .filter(([name]) => !known.has(name))
    .map(([name, part]): Parameter => {
      return { name, in: 'query', required: schema.required?.includes(name) ?? false, schema: part };
    });
  return [...inPath, ...inQuery];
}

const hasBody = ({ method, address, request }: DocumentedCall): boolean =>
  method === 'POST' && request !== undefined && !address.includes('?');

/** Returns the body of a call, if its values are not in its address. */
function bodyOf(call: DocumentedCall): object {
  if (!call.request || !hasBody(call)) return {};
  const content = { 'application/x-www-form-urlencoded': { schema: jsonSchemaOf(call.request) } };
  return { requestBody: { required: true, content } };
}

const examplesOf = (samples: readonly Sample[]): object =>
  Object.fromEntries(samples.map(({ says, answer }, index) => [`sample-${index + 1}`, { summary: says, value: answer }]));

/** Returns the response of a call with a status: by its contract if it is JSON, else a page or a file. */
function responseOf(call: DocumentedCall, status: number, samples: readonly Sample[]): object {
  const said = samples.filter(({ answer, plain }) => answer !== undefined && !plain);
  const [first] = samples;
  const description = first?.says ?? '';
  const contract = status < 300 ? call.answer : call.refusal;
  if (said.length === 0 || (status < 300 && !contract)) return { description };
  const own = contract ? jsonSchemaOf(contract) : undefined;
  const schema = status < 300 ? own : own ? { anyOf: [own, problem] } : problem;
  return { description, content: { 'application/json': { schema, examples: examplesOf(said) } } };
}

function responsesOf(call: DocumentedCall): object {
  const responses: Record<string, object> = { default: { $ref: '#/components/responses/Problem' } };
  for (const { status = 200 } of call.samples) {
    responses[status] = responseOf(call, status, call.samples.filter(sample => (sample.status ?? 200) === status));
  }
  return responses;
}

function operationOf(call: DocumentedCall, tag: string): object {
  return {
    operationId: call.title.replace(/[^\p{L}\d]+(.)?/gu, (_, next: string | undefined) => next?.toUpperCase() ?? ''),
    tags: [tag],
    summary: call.title,
    description: [call.does, `Address: ${call.addressFrom}`, `Cache-Control: ${call.caching}`, ...(call.notes ?? [])].join('\n\n'),
    parameters: parametersOf(call),
    ...bodyOf(call),
    responses: responsesOf(call),
  };
}

/** Describes the calls in OpenAPI 3.1, with the contracts that the phone checks. */
export function openApi(references: readonly CallsReference[], version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { title, calls } of references) {
    for (const call of calls.filter(one => !isAnyCall(one))) {
      const [path = ''] = call.address.split('?');
      const operations = (paths[path] ??= {});
      operations[call.method.toLowerCase()] = operationOf(call, title);
    }
  }
  const refusal = references.flatMap(({ calls }) => calls).find(isAnyCall)?.refusal;
  if (!refusal) throw new Error('No reference says what any call may be refused for');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Dakkeh: what boxes ask a server for',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: references.map(({ title }) => ({ name: title })),
    paths,
    components: {
      schemas: { Problem: jsonSchemaOf(refusal) },
      responses: {
        Problem: {
          description: 'Refused, with a sentence for the reader.',
          content: { 'application/json': { schema: problem } },
        },
      },
    },
  };
}
