declare module 'praytime' {
  type TimeName = 'imsak' | 'fajr' | 'sunrise' | 'dhuhr' | 'asr' | 'sunset' | 'maghrib' | 'isha' | 'midnight';

  /** As far as tests need it: times in ms since 1970. */
  export class PrayTime {
    constructor(method: string);
    location(place: readonly [latitude: number, longitude: number]): this;
    adjust(settings: object): this;
    round(method: 'none'): this;
    format(format: 'x'): this;
    times(date: readonly number[]): Record<TimeName, number>;
  }
}
