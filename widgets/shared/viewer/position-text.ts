import type { Viewer } from './viewer.ts';

/** Returns the position of a slide, such as `۳ از ۸`. */
export function positionText({ kernel, labels, slides }: Viewer, position: number): string {
  const { format } = kernel.digits;
  return labels.position.replace('{n}', format(position + 1)).replace('{total}', format(slides.length));
}
