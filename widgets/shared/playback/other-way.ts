/** Beginning of every playlist of a stream (https://www.rfc-editor.org/rfc/rfc8216#section-4.3.1.1). */
const beginning = '#EXTM3U';

/** Tells if a server's answer is a stream's playlist: by its type, or by its first bytes if the type is vague. */
async function isPlaylist({ headers, body }: Response): Promise<boolean> {
  const reader = body?.getReader();
  const isNamed = /mpegurl/i.test(headers.get('content-type') ?? '');
  const { value } = isNamed ? {} : ((await reader?.read()) ?? {});
  // Or a video would come to its last byte.
  void reader?.cancel();
  return isNamed || new TextDecoder().decode(value).startsWith(beginning);
}

/**
 * Tells if a source that has failed one way may play the other way, as a stream or as a file: the server knows its
 * type, an address does not. Rejects if the server does not answer.
 */
export async function hasOtherWay(file: string, wasStream: boolean, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(file, { signal });
  return response.ok && (await isPlaylist(response)) !== wasStream;
}
