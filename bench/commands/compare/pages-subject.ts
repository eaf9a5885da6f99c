import type { OpenArm } from '../../subjects/open-arms.ts';

/** Something whose pages can be visited. */
export interface PagesSubject {
  kind: 'pages';
  /** As sentences name it. */
  title: string;
  /** What stands for the same later, too, when a branch has moved on. */
  fixed: string;
  open: OpenArm;
  /** Its pages without any script; null where they cannot be had. */
  openTwin: OpenArm | null;
}
