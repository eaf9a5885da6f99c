/** First characters of every HLS playlist (https://www.rfc-editor.org/rfc/rfc8216#section-4.3.1.1). */
const beginning = '#EXTM3U';

/** Returns true if a response is an HLS playlist, by its content type or, if that is vague, by its first bytes. */
async function isPlaylist({ headers, body }: Response): Promise<boolean> {
  const reader = body?.getReader();
  const isNamed = /mpegurl/i.test(headers.get('content-type') ?? '');
  const { value } = isNamed ? {} : ((await reader?.read()) ?? {});
  // Without this, the browser would download the whole video.
  void reader?.cancel();
  return isNamed || new TextDecoder().decode(value).startsWith(beginning);
}

/**
 * Returns true if a source that failed as a stream may play as a file, or vice versa. The server's content type
 * decides, because a URL does not show the type. Rejects if the server does not respond.
 */
export async function hasOtherWay(file: string, wasStream: boolean, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(file, { signal });
  return response.ok && (await isPlaylist(response)) !== wasStream;
}
