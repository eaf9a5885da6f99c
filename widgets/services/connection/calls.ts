import type { CallsReference } from '../../shared/render/documented-call.ts';
import { schemaOf } from '../../shared/render/schemas.ts';
import { ipAnswer } from './contract.ts';

export const reference: CallsReference = {
  title: 'Your connection',
  calls: [
    {
      title: 'The reader’s address',
      method: 'GET',
      address: '/rest/ip',
      does: 'Says which address a request came from. Asked when a `connection` box without one is seen. Nothing is kept.',
      addressFrom: 'The box’s `data-ip-url`, such as `https://ip.example/?format=json`. A service on another host must send `Access-Control-Allow-Origin`, and be in your policy’s `connect-src`.',
      answer: {
        schema: schemaOf(ipAnswer),
        fields: { ip: 'The address, of version 4 or 6. Anything else is said to be an answer without sense.' },
      },
      caching: 'no-store',
      samples: [{ says: 'An address of version 4', answer: { ip: '192.0.2.1' } }],
    },
  ],
};
