import fc from 'fast-check';
import * as z from 'zod';
import type { DocumentedCall } from '../../widgets/shared/render/documented-call.ts';

/** A request as it is sent. */
export interface Asked {
  method: string;
  address: string;
  fields?: Readonly<Record<string, string>> | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
}

interface FieldSchema {
  enum?: string[];
  pattern?: string;
}

/** All that a request says: in its address, and in its body. */
export const saidBy = ({ address, fields = {} }: Pick<Asked, 'address' | 'fields'>): Record<string, string> => ({
  ...Object.fromEntries(new URL(address, 'http://localhost').searchParams),
  ...fields,
});

function valueOf({ enum: values, pattern }: FieldSchema): fc.Arbitrary<string> {
  if (values) return fc.constantFrom(...values);
  const ascii = pattern?.replaceAll('\\w', '[a-z0-9_]').replaceAll('\\d', '[0-9]');
  return ascii === undefined ? fc.string({ unit: 'grapheme' }) : fc.stringMatching(new RegExp(ascii));
}

/** Requests of a call: each field is as its schema takes it, or as a sample has it, or seldom what nobody takes. */
export function requestsOf({ method, address, request, samples }: DocumentedCall): fc.Arbitrary<Asked> {
  const schema = z.toJSONSchema(request?.schema ?? z.object({}), { io: 'input' }) as {
    properties?: Record<string, FieldSchema>;
    required?: string[];
  };
  const seen = samples.map(sample => saidBy({ address, ...sample }));
  const fields = Object.entries(schema.properties ?? {}).map(([name, one]) => {
    const known = seen.flatMap(({ [name]: value }) => (value === undefined ? [] : [fc.constant(value)]));
    const usual = [valueOf(one), ...known].map(arbitrary => ({ arbitrary, weight: 5 }));
    return [name, fc.oneof({ arbitrary: fc.constant('\u2603 '), weight: 1 }, ...usual)] as const;
  });
  const places = samples.map(sample => (sample.address ?? address).replace(/\?.*/, '')).filter(place => !place.includes('{'));
  const values = fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
  return fc.tuple(fc.constantFrom(...places), values).map(([place, said]) => {
    const body = said as Record<string, string>;
    return method === 'GET' ? { method, address: `${place}?${new URLSearchParams(body)}` } : { method, address: place, fields: body };
  });
}
