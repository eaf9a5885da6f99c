import type { DocumentedCall, Sample } from './documented-call.ts';

/** Reason phrases of the statuses that a newsroom's server sends. */
const reasons: Readonly<Record<number, string>> = {
  200: 'OK',
  301: 'Moved Permanently',
  303: 'See Other',
  304: 'Not Modified',
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
};

/** Returns form fields in URL encoding, but with readable spaces and Persian letters. */
const bodyOf = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value.replace(/[%&+#=]/g, encodeURIComponent)}`)
    .join('&');

/** Returns a sample's request in HTTP notation. */
export function requestText(call: DocumentedCall, sample: Sample): string {
  const { method = call.method, address = call.address, fields = {} } = sample;
  const headers = Object.entries(sample.headers ?? {}).map(([name, value]) => `${name}: ${value}`);
  const accept = sample.plain ? ['accept: text/html'] : [];
  const body = Object.keys(fields).length > 0 ? ['', bodyOf(fields)] : [];
  return [`${method} ${address}`, ...accept, ...headers, ...body].join('\n');
}

/** Returns a sample's response: status and content. */
export function answerText({ status = 200, answer, location, plain }: Sample): string {
  const head = `→ ${status} ${reasons[status] ?? ''}`.trimEnd();
  if (location) return `${head}\n  location: ${location}`;
  if (answer === undefined) return plain ? `${head}: a page` : head;
  return `${head}\n${typeof answer === 'string' ? answer : JSON.stringify(answer)}`;
}
