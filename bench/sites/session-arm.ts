export interface Place {
  host: string;
  port: number;
}

/** A step of a session: a page that is opened by a tap on a link to it, or Back. */
export interface SessionStep {
  name: string;
  /** Null goes back. */
  path: string | null;
}

export interface SessionArm {
  name: string;
  /** Scheme and host, as readers have them. */
  site: string;
  /** Where connections lead: on the second day to a new build, where there is one. */
  placeOf: (asked: Place, day: number) => Place;
  stop: () => Promise<void>;
}
