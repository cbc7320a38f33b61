import { X509Certificate } from 'node:crypto';
import type { PagePlace } from '../drawing/drawing-task';
import { PdfRefused } from '../drawing/pdf-refused';
import { type IsolationLimits, runIsolated } from '../isolated/run-isolated';
import { localTime } from '../slovenian-time';
import type { Pkcs12Content } from './pkcs12/pkcs12-file';
import type { PreparedPdf, SignatureAnswer, SignatureTask } from './signature-task';
import { importSigningKey } from './signing-key';
import type { TimeStampAuthority } from './time-stamp-authority';

export interface PdfSignature extends Pkcs12Content {
  /** Shown as the signer, with the time. */
  readonly name: string;
  readonly reason?: string;
  readonly at: Date;
  /** Where the signature is shown; null: nowhere. */
  readonly place: PagePlace | null;
  /** PNG shown above name and time. */
  readonly picture?: Uint8Array;
  /** The signature is PAdES B-T with it and B-B without. */
  readonly timeStamp?: TimeStampAuthority;
}

const limits: IsolationLimits = { memory: 512 * 1024 ** 2, milliseconds: 10_000 };
const roomForAttributes = 4096;
const roomForTimeStamp = 16 * 1024;

/**
 * Signs a PDF by an appended update, so earlier signatures stay valid. The file is parsed in an isolated process, which
 * never gets the key.
 *
 * @throws PdfRefused, and TimeStampUnavailable if a time stamp is asked for and there is none
 */
export async function signPdf(pdf: Uint8Array, signature: PdfSignature): Promise<Uint8Array> {
  const { certificates, privateKey, name, reason, at, place, picture, timeStamp } = signature;
  const key = await importSigningKey(privateKey);
  if (key === null) throw new Error('A PDF cannot be signed with this kind of key.');
  const size = certificates.reduce((sum, pem) => sum + new X509Certificate(pem).raw.length, 0);
  const room = size + roomForAttributes + (timeStamp === undefined ? 0 : roomForTimeStamp);
  const lines = [name, localTime(at).replace('T', ' ')];
  const prepared = await prepare({ pdf, name, reason, at, place, picture, lines, room });
  const { completeSignature } = await import('./complete-signature');
  return completeSignature(prepared, { certificates, key, timeStamp });
}

async function prepare(task: SignatureTask): Promise<PreparedPdf> {
  const answer = await runIsolated<SignatureAnswer>('../signing/signing-worker', task, limits);
  if ('failure' in answer) throw new PdfRefused(answer.failure === 'too_costly' ? 'too_costly' : 'unreadable');
  if ('refusal' in answer.result) throw new PdfRefused(answer.result.refusal);
  return answer.result;
}
