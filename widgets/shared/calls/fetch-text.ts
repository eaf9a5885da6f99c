import { inTime } from './in-time.ts';

/** Returns the text at a URL. Rejects on errors and after a timeout. */
export const fetchText = (address: string): Promise<string> =>
  inTime(async signal => {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.text();
  });
