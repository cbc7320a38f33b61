/** Reads a response into memory. Throws if it is larger than `maximum` bytes. */
export async function readBounded(response: Response, maximum: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    if (size > maximum) throw new Error(`A response is larger than ${maximum} bytes.`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
