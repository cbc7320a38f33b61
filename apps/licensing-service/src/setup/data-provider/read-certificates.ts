import { X509Certificate } from 'node:crypto';

const block = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;
const most = 16;

/** Parses PEM certificates; null if there are none, if one is unreadable or if there is other text. */
export function readCertificates(pem: string): readonly X509Certificate[] | null {
  const blocks = pem.match(block) ?? [];
  if (blocks.length === 0 || blocks.length > most || pem.replace(block, '').trim() !== '') return null;
  try {
    return blocks.map((one) => new X509Certificate(one));
  } catch {
    return null;
  }
}
