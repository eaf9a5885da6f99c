import { generate } from 'selfsigned';

/** A key and its certificate for `localhost`, made anew each time: browsers speak HTTP/2 over TLS alone. */
export async function makeCertificate(): Promise<{ key: string; cert: string }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec' });
  return { key, cert };
}
