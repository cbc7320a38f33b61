import type { BodyOf, DocumentVersion } from '@atrium/api-client/contract';
import type { CallOf, signDraftSchema } from '@atrium/api-client/contract/schemas';
import { Conflict, InvalidInput, placePicture, signPdf, TimeStampUnavailable } from '../../../platform';
import type { BackOfficeDependencies } from '../../dependencies';
import { explainRefusal } from '../explain-refusal';
import { openCertificate } from './open-certificate';

export type SignatureInput = BodyOf<CallOf<typeof signDraftSchema>>;

interface Signed {
  readonly pdf: Uint8Array;
  readonly signature: NonNullable<DocumentVersion['signature']>;
  /** The holder of the certificate. */
  readonly signer: string | null;
}

/**
 * Signs a PDF with a certificate, or puts a signature picture on it.
 *
 * @throws InvalidInput, and Conflict if the time stamp authority does not answer, or if a picture would break the
 *   signature that the PDF has
 */
export async function applySignature(
  { clock, timeStampAuthority }: Pick<BackOfficeDependencies, 'clock' | 'timeStampAuthority'>,
  { pdf, signature: earlier }: { readonly pdf: Uint8Array; readonly signature: DocumentVersion['signature'] },
  { picture, place, certificate, without_time_stamp: isUnstamped = false }: SignatureInput,
): Promise<Signed> {
  const png = picture === null ? null : Buffer.from(picture, 'base64');
  if (certificate === null) {
    if (earlier === 'certificate') throw new Conflict('document_signed');
    if (png === null) throw new InvalidInput({ picture: ['required'] });
    if (place === null) throw new InvalidInput({ place: ['required'] });
    return { pdf: await explainRefusal(placePicture(pdf, { place, png })), signature: 'picture', signer: null };
  }
  const at = clock();
  const { privateKey, certificates, facts } = await openCertificate(certificate, at);
  const timeStamp = isUnstamped || timeStampAuthority === null ? {} : { timeStamp: timeStampAuthority };
  const shown = { name: facts.holder, at, place, ...(png === null ? {} : { picture: png }) };
  try {
    const signed = signPdf(pdf, { privateKey, certificates, ...shown, ...timeStamp });
    return { pdf: await explainRefusal(signed), signature: 'certificate', signer: facts.holder };
  } catch (error) {
    if (error instanceof TimeStampUnavailable) throw new Conflict('time_stamp_unavailable');
    throw error;
  }
}
