const block = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;

/** How a certificate begins where it is not written as a text: a sequence whose length takes two bytes. */
const isBinary = ([tag, length]: Uint8Array) => tag === 0x30 && length === 0x82;

function toPem(bytes: Uint8Array): string {
  const letters = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  const lines = letters.match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n');
}

/** The certificates that a file holds, in PEM form without what stands around them; null where it holds none. */
export async function readCertificateFile(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isBinary(bytes)) return toPem(bytes);
  return new TextDecoder().decode(bytes).match(block)?.join('\n') ?? null;
}
