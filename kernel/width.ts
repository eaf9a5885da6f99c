/** The width class of a viewport so many CSS pixels wide: from 768 on, from 992 on, from 1200 on. */
export const widthClass = (width: number): string =>
  width < 768 ? '_xs' : width < 992 ? '_sm' : width < 1200 ? '_md' : '_lg';

/** Puts the width class of the viewport on the body, in the place of the one that is there. */
export function applyWidthClass(): void {
  const { body } = document;
  body.className = body.className.replace(/ ?\b_[xsmdl][smdg]\b|$/, ` ${widthClass(innerWidth)}`);
}

/** Keeps the width class of the body that of the viewport, from now on. */
export function followWidth(): void {
  applyWidthClass();
  addEventListener('resize', applyWidthClass);
}
