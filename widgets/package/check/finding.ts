/** Something that is wrong with a page. */
export interface Finding {
  /** Of the page's HTML; the first one is 1. */
  line: number;
  /** What it is about: the name of a box, or a part of the page. */
  part: string;
  /** What is wrong, and what to do. */
  says: string;
}

/** Says of an element that something is wrong with it. */
export type Report = (element: Element, part: string, says: string) => void;
