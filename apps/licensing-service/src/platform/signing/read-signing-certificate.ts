import { X509Certificate } from 'node:crypto';
import type { Pkcs12Content, Pkcs12File, Pkcs12Refusal } from './pkcs12/pkcs12-file';
import { readPkcs12 } from './pkcs12/read-pkcs12';
import { importSigningKey } from './signing-key';

/**
 * Why one cannot sign with a certificate. Only who knows its password learns that it is not valid now.
 * - `not_for_signing`: its issuer does not allow signatures, or its key is of another kind than RSA or EC.
 */
export type CertificateRefusal = Pkcs12Refusal | 'expired' | 'not_yet_valid' | 'not_for_signing';

/** Reads a certificate with its key from a PKCS#12 file, and checks that it can sign at this time. */
export async function readSigningCertificate(
  file: Pkcs12File,
  at: Date,
): Promise<Pkcs12Content | { readonly refusal: CertificateRefusal }> {
  const reading = await readPkcs12(file);
  if ('refusal' in reading) return reading;
  const refusal = await findRefusal(reading, at);
  return refusal === null ? reading : { refusal };
}

async function findRefusal({ certificates, privateKey }: Pkcs12Content, at: Date): Promise<CertificateRefusal | null> {
  const certificate = new X509Certificate(certificates[0] ?? '');
  if (at < new Date(certificate.validFrom)) return 'not_yet_valid';
  if (at > new Date(certificate.validTo)) return 'expired';
  const { allowsSignatures } = await import('./key-usage');
  const canSign = allowsSignatures(certificate.raw) && (await importSigningKey(privateKey)) !== null;
  return canSign ? null : 'not_for_signing';
}
