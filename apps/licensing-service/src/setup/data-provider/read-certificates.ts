import { X509Certificate } from 'node:crypto';

const block = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;
const most = 16;

/** The certificates of a PEM text; null where it holds none, anything else as well, or one that cannot be read. */
export function readCertificates(pem: string): readonly X509Certificate[] | null {
  const blocks = pem.match(block) ?? [];
  if (blocks.length === 0 || blocks.length > most || pem.replace(block, '').trim() !== '') return null;
  try {
    return blocks.map((one) => new X509Certificate(one));
  } catch {
    return null;
  }
}
