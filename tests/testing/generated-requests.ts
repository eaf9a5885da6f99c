import fc from 'fast-check';
import * as z from 'zod';
import type { DocumentedCall } from '../../widgets/shared/render/documented-call.ts';

/** A request to send. */
export interface GeneratedRequest {
  method: string;
  address: string;
  fields?: Readonly<Record<string, string>> | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
}

interface FieldSchema {
  enum?: string[];
  pattern?: string;
}

/** Returns all parameters of a request, from its address and its body. */
export const saidBy = ({ address, fields = {} }: Pick<GeneratedRequest, 'address' | 'fields'>): Record<string, string> => ({
  ...Object.fromEntries(new URL(address, 'http://localhost').searchParams),
  ...fields,
});

function valueOf({ enum: values, pattern }: FieldSchema): fc.Arbitrary<string> {
  if (values) return fc.constantFrom(...values);
  const ascii = pattern?.replaceAll('\\w', '[a-z0-9_]').replaceAll('\\d', '[0-9]');
  return ascii === undefined ? fc.string({ unit: 'grapheme' }) : fc.stringMatching(new RegExp(ascii));
}

/** Returns the JSON schema of a call's fields. */
const fieldsOf = ({ request }: DocumentedCall): { properties?: Record<string, FieldSchema>; required?: string[] } =>
  z.toJSONSchema(request?.schema ?? z.object({}), { io: 'input' }) as object;

/**
 * Builds a request with these parameters. They go into the address for GET, and for POST if its address has a query.
 */
const asking = ({ method }: DocumentedCall, address: string, said: Record<string, string>): GeneratedRequest => {
  const [place = '', query] = address.split('?');
  const isInAddress = method === 'GET' || query !== undefined;
  return isInAddress ? { method, address: `${place}?${new URLSearchParams(said)}` } : { method, address, fields: said };
};

/** Generates valid requests of a call. Each field has a value of its schema or of a sample. */
export function requestsOf(call: DocumentedCall): fc.Arbitrary<GeneratedRequest> {
  const { properties = {}, required = [] } = fieldsOf(call);
  const seen = call.samples.map(sample => saidBy({ address: call.address, ...sample }));
  const fields = Object.entries(properties).map(([name, schema]) => {
    const known = seen.flatMap(({ [name]: value }) => (value === undefined ? [] : [fc.constant(value)]));
    return [name, fc.oneof(valueOf(schema), ...known)] as const;
  });
  const places = call.samples.map(({ address = call.address }) => address).filter(place => !place.includes('{'));
  const values = fc.record(Object.fromEntries(fields), { requiredKeys: required });
  const parts = fc.tuple(fc.constantFrom(...places), values);
  return parts.map(([place, said]) => asking(call, place, said as Record<string, string>));
}

/** Values that few fields accept. */
export const unusualValues = [
  ...['', ' ', '\u2603 ', '0', '-1', '2', '6', '51', '100', '1.5', '1e9', '5 ', '٥', 'x', 'a b', '5g', 'poll button#name'],
  ...["1' OR 1", '__proto__', '//elsewhere.example', 'https://elsewhere.example', '9'.repeat(400), '/topic/culture,'.repeat(31)],
];

/** Returns requests of a call that its schema refuses: with one wrong value, or without a required field. */
export function wrongRequestsOf(call: DocumentedCall, values: readonly string[]): GeneratedRequest[] {
  const { properties = {}, required = [] } = fieldsOf(call);
  const [sample] = call.samples;
  const address = sample?.address ?? call.address;
  const said = saidBy({ address, fields: sample?.fields });
  const changed = Object.keys(properties).flatMap(name => values.map(value => ({ ...said, [name]: value })));
  const lacking = required.map(name => Object.fromEntries(Object.entries(said).filter(([key]) => key !== name)));
  return [...changed, ...lacking]
    .filter(one => !call.request?.schema.safeParse(one).success)
    .map(one => ({ ...asking(call, address, one), headers: sample?.headers }));
}
