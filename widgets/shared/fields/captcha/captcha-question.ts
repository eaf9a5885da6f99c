import { inTime } from '../../calls/in-time.ts';

/** The question that stands in for a captcha's image; empty where it cannot be had. */
export const fetchQuestion = (address: string): Promise<string> =>
  inTime(async signal => {
    const response = await fetch(address, { headers: { accept: 'text/plain' }, signal });
    return response.ok ? response.text() : '';
  }).catch(() => '');
