import type { FieldMessage } from '../texts/texts';
import type { CertificateRefusal } from './read-signing-certificate';

/** What the user reads when a certificate cannot sign. */
export const certificateMessages: Readonly<Record<CertificateRefusal, FieldMessage>> = {
  wrong_password: 'certificate_password_wrong',
  unreadable: 'certificate_unreadable',
  too_costly: 'certificate_too_costly',
  expired: 'certificate_expired',
  not_yet_valid: 'certificate_not_yet_valid',
  not_for_signing: 'certificate_not_for_signing',
};
