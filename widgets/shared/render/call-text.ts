import type { DocumentedCall, Sample } from './documented-call.ts';

/** Names of the statuses that a newsroom's server answers with. */
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

/** The fields of a form as they travel, but readable: a blank is a blank, and a Persian letter itself. */
const bodyOf = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value.replace(/[%&+#=]/g, encodeURIComponent)}`)
    .join('&');

/** A sample's request, as HTTP has it. */
export function requestText(call: DocumentedCall, sample: Sample): string {
  const { method = call.method, address = call.address, fields = {} } = sample;
  const headers = Object.entries(sample.headers ?? {}).map(([name, value]) => `${name}: ${value}`);
  const accept = sample.plain ? ['accept: text/html'] : [];
  const body = Object.keys(fields).length > 0 ? ['', bodyOf(fields)] : [];
  return [`${method} ${address}`, ...accept, ...headers, ...body].join('\n');
}

/** A sample's answer: its status, and what it says. */
export function answerText({ status = 200, answer, location, plain }: Sample): string {
  const head = `→ ${status} ${reasons[status] ?? ''}`.trimEnd();
  if (location) return `${head}\n  location: ${location}`;
  if (answer === undefined) return plain ? `${head}: a page` : head;
  return `${head}\n${typeof answer === 'string' ? answer : JSON.stringify(answer)}`;
}
