import { inTime } from './in-time.ts';

/** The text at an address. Rejects where it cannot be had, or not in time. */
export const fetchText = (address: string): Promise<string> =>
  inTime(async signal => {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.text();
  });
