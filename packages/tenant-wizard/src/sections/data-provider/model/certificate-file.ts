const block = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;

/** Start of a DER file: a sequence with a two-byte length. */
const isBinary = ([tag, length]: Uint8Array) => tag === 0x30 && length === 0x82;

function toPem(bytes: Uint8Array): string {
  const letters = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  const lines = letters.match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n');
}

/** The certificates of a file in PEM form, without other content; null if there are none. */
export async function readCertificateFile(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isBinary(bytes)) return toPem(bytes);
  return new TextDecoder().decode(bytes).match(block)?.join('\n') ?? null;
}
