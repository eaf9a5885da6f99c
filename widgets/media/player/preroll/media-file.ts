import { secureAddress } from '../../../shared/base/web-address.ts';

/** One of the files that an advert's video is to be had as. */
export interface MediaFile {
  fileURL: string | null;
  deliveryType: string | null;
  mimeType: string | null;
  /** Interface that the file needs to run, if it is a program. */
  apiFramework: string | null;
  width: number;
  bitrate: number;
}

/** A video that this browser plays by itself, and no program. */
const isUsable = ({ fileURL, deliveryType, mimeType, apiFramework }: MediaFile): boolean =>
  deliveryType === 'progressive' &&
  document.createElement('video').canPlayType(mimeType ?? '') !== '' &&
  !apiFramework &&
  secureAddress(fileURL) !== undefined;

/** The smallest file that fills a player of a width, or the largest there is. */
export function chooseMediaFile(files: readonly MediaFile[], width: number): MediaFile | undefined {
  const usable = files.filter(isUsable).sort((one, other) => one.width - other.width || one.bitrate - other.bitrate);
  return usable.find(file => file.width >= width) ?? usable[usable.length - 1];
}
