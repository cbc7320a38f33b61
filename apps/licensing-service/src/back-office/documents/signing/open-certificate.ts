import type { SigningCertificate } from '@atrium/api-client/contract';
import { certificateMessages, InvalidInput, type Pkcs12Content, readSigningCertificate } from '../../../platform';
import { parseCertificate } from '../../../setup';

interface CertificateInput {
  /** In base64. */
  readonly file: string;
  readonly password: string;
}

interface OpenCertificate extends Pkcs12Content {
  readonly facts: Omit<SigningCertificate, 'time_stamp'>;
}

/**
 * Opens a PKCS#12 file for one request. Neither the key nor the password is kept.
 *
 * @throws InvalidInput on `password` or `certificate`
 */
export async function openCertificate({ file, password }: CertificateInput, at: Date): Promise<OpenCertificate> {
  const reading = await readSigningCertificate({ bytes: Buffer.from(file, 'base64'), password }, at);
  if ('refusal' in reading) {
    const field = reading.refusal === 'wrong_password' ? 'password' : 'certificate';
    throw new InvalidInput({ [field]: [certificateMessages[reading.refusal]] });
  }
  const { holder, issuer, validUntil } = parseCertificate(reading.certificates[0] ?? '');
  return { ...reading, facts: { holder, issuer, valid_until: validUntil.toISOString() } };
}
