/** Progress of the chapters at a moment. */
export interface Progress {
  /** For each chapter, whether playback has come to it or passed it. */
  played: boolean[];
  /** Position of the chapter that the moment is in; -1 before the first. */
  current: number;
}

/** Which chapters have been played at a moment; the chapters begin at these seconds, in any order. */
export function progressAt(starts: readonly number[], time: number): Progress {
  const played = starts.map(start => start <= time);
  const latest = Math.max(...starts.filter(start => start <= time));
  return { played, current: starts.indexOf(latest) };
}

/**
 * The second at which the part of a video or sound begins that an address leads to, as media fragments say it: `#t=12`,
 * `#t=npt:1:02.5,90` (https://www.w3.org/TR/media-frags/#naming-time). NaN where it says none.
 */
export function startOf(address: string): number {
  const [, time = 'none'] = /[#&]t=(?:npt:)?([\d:.]+)/.exec(address) ?? [];
  let seconds = 0;
  for (const part of time.split(':')) seconds = seconds * 60 + Number(part || NaN);
  return seconds;
}
