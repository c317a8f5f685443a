/** All of a body, if it is no longer than that; null when there is more, and then the rest is not taken. */
export async function readUpTo(
  body: ReadableStream<Uint8Array> | null,
  maxSize: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream, and with it the connection.
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxSize) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
