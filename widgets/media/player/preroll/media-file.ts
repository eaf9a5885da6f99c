import { secureAddress } from '../../../shared/base/web-address.ts';

/** A file of an advert's video. */
export interface MediaFile {
  fileURL: string | null;
  deliveryType: string | null;
  mimeType: string | null;
  /** API that the file needs if it is a program. */
  apiFramework: string | null;
  width: number;
  bitrate: number;
}

/** Returns true for a video that this browser can play and that is not a program. */
const isUsable = ({ fileURL, deliveryType, mimeType, apiFramework }: MediaFile): boolean =>
  deliveryType === 'progressive' &&
  document.createElement('video').canPlayType(mimeType ?? '') !== '' &&
  !apiFramework &&
  secureAddress(fileURL) !== undefined;

/** Returns the smallest file that fills a player's width, otherwise the largest one. */
export function chooseMediaFile(files: readonly MediaFile[], width: number): MediaFile | undefined {
  const usable = files.filter(isUsable).sort((one, other) => one.width - other.width || one.bitrate - other.bitrate);
  return usable.find(file => file.width >= width) ?? usable[usable.length - 1];
}
