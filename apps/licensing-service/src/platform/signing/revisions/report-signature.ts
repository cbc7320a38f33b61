import type { SignatureReport } from '../signature-report.ts';
import { readTimeStamp } from '../time-stamp-token.ts';
import { derValue } from './der-value.ts';
import type { FoundSignature } from './find-signatures.ts';
import { dateIn, nameIn, textIn } from './dictionary-values.ts';
import type { Coverage } from './signature-coverage.ts';
import { verifyMessage } from './verify-message.ts';

/** Formats whose value is a detached CMS message. */
const detached = ['ETSI.CAdES.detached', 'adbe.pkcs7.detached'];

/** A time stamp of the whole document, which signs nothing. */
export const isTimeStamp = ({ value }: FoundSignature) => nameIn(value, 'SubFilter') === 'ETSI.RFC3161';

/** What the certificate and the signature say; null if the signature is invalid. */
export async function reportSignature(
  found: FoundSignature,
  { signature, content }: Coverage,
): Promise<SignatureReport | null> {
  const format = nameIn(found.value, 'SubFilter') ?? '';
  if (!detached.includes(format)) return null;
  const verified = await verifyMessage(signature, content, format.startsWith('ETSI'));
  if (verified === null) return null;
  const { name, issuer, stampedAt } = verified;
  return {
    name,
    issuer,
    signedAt: stampedAt ?? dateIn(found.value, 'M'),
    hasTimeStamp: stampedAt !== null,
    reason: textIn(found.value, 'Reason'),
  };
}

/** What an invalid signature claims. */
export const reportClaims = ({ value }: FoundSignature): SignatureReport => ({
  name: textIn(value, 'Name') ?? '',
  issuer: '',
  signedAt: dateIn(value, 'M'),
  hasTimeStamp: false,
  reason: textIn(value, 'Reason'),
});

/** Whether a time stamp of the document is valid. */
export const isValidTimeStamp = async ({ signature, content }: Coverage) =>
  (await readTimeStamp(derValue(signature), content)) !== null;
