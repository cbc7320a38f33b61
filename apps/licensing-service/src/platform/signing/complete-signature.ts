import { type CadesInput, signCades } from './cades-signature';
import type { PreparedPdf } from './signature-task';
import { TimeStampUnavailable } from './time-stamp-authority';

/**
 * Signs a prepared PDF.
 *
 * @throws TimeStampUnavailable
 */
export async function completeSignature({ pdf, gap }: PreparedPdf, input: CadesInput): Promise<Uint8Array> {
  const [start, end] = gap;
  const content = Buffer.concat([pdf.subarray(0, start), pdf.subarray(end)]);
  const signature = Buffer.from(await signCades(content, input)).toString('hex');
  if (signature.length > end - start - 2) {
    if (input.timeStamp !== undefined) throw new TimeStampUnavailable('wrong_answer');
    throw new Error('The signature is larger than the room that was left for it.');
  }
  const signed = Buffer.from(pdf);
  signed.write(signature, start + 1, 'latin1');
  return signed;
}
