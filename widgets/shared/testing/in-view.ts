import { beforeEach, vi } from 'vitest';

type Report = (entries: readonly { isIntersecting: boolean }[]) => void;

/** Lets the tests of a file control the visibility of boxes. Boxes become visible by themselves if `isSeenAtFirst`. */
export function withView(isSeenAtFirst = false): (isIntersecting: boolean) => void {
  const watches = new Set<Report>();
  beforeEach(() => {
    watches.clear();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        private readonly report: Report;
        constructor(report: Report) {
          this.report = report;
        }
        observe(): void {
          watches.add(this.report);
          if (isSeenAtFirst) this.report([{ isIntersecting: true }]);
        }
        disconnect(): void {
          watches.delete(this.report);
        }
      },
    );
  });
  return isIntersecting => watches.forEach(report => report([{ isIntersecting }]));
}
