/** What the lightbox says, in the reader's language. The box's markup brings it along. */
export interface Labels {
  /** What the pictures are of. */
  title: string;
  close: string;
  previous: string;
  next: string;
  slideshow: string;
  fullScreen: string;
  share: string;
  copied: string;
  download: string;
  thumbnails: string;
  /** Where the reader is, with `{n}` and `{total}`. */
  position: string;
  /** What could not be loaded. */
  failed: string;
}

/** The labels in a box's markup; empty where it has none. */
export function labelsOf({ dataset }: HTMLElement): Labels {
  const label = (name: keyof Labels): string => dataset[`${name}Label`] ?? '';
  return {
    title: label('title'),
    close: label('close'),
    previous: label('previous'),
    next: label('next'),
    slideshow: label('slideshow'),
    fullScreen: label('fullScreen'),
    share: label('share'),
    copied: label('copied'),
    download: label('download'),
    thumbnails: label('thumbnails'),
    position: label('position'),
    failed: label('failed'),
  };
}
