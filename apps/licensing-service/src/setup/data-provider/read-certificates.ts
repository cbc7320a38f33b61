import { X509Certificate } from 'node:crypto';

const pemBlock = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;
const maximumCertificates = 16;

/** Parses PEM certificates; null if there are none, if one is unreadable or if there is other text. */
export function readCertificates(pem: string): readonly X509Certificate[] | null {
  const blocks = pem.match(pemBlock) ?? [];
  if (blocks.length === 0 || blocks.length > maximumCertificates || pem.replace(pemBlock, '').trim() !== '')
    return null;
  try {
    return blocks.map((one) => new X509Certificate(one));
  } catch {
    return null;
  }
}
