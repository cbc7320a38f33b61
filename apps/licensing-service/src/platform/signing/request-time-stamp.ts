import { createHash, randomBytes } from 'node:crypto';
import { Integer, OctetString } from 'asn1js';
import { AlgorithmIdentifier, MessageImprint, PKIStatus, TimeStampReq, TimeStampResp } from 'pkijs';
import { callVendor, type VendorLimits } from '../vendor-calls/vendor-call';
import { objectIdentifiers as ids } from './object-identifiers';
import { TimeStampUnavailable } from './time-stamp-authority';
import { readTimeStamp } from './time-stamp-token';

/**
 * Asks a time stamp authority for a token. It must hold our nonce and the hash of our bytes.
 *
 * @throws TimeStampUnavailable
 */
export async function requestTimeStamp(url: string, bytes: Uint8Array, limits: VendorLimits): Promise<Uint8Array> {
  const nonce = makeNonce();
  const token = tokenIn(await ask(url, requestFor(bytes, nonce), limits));
  const stamp = await readTimeStamp(token, bytes);
  if (stamp?.nonce !== nonce.toString('hex')) throw new TimeStampUnavailable('wrong_answer');
  return token;
}

/** A positive integer whose DER has no leading zero. */
function makeNonce(): Buffer {
  const nonce = randomBytes(8);
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  return nonce;
}

function requestFor(bytes: Uint8Array, nonce: Buffer): Uint8Array {
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: ids.sha256 }),
      hashedMessage: new OctetString({ valueHex: createHash('sha256').update(bytes).digest() }),
    }),
    certReq: true,
    nonce: new Integer({ valueHex: nonce }),
  });
  return new Uint8Array(request.toSchema().toBER());
}

async function ask(url: string, request: Uint8Array, limits: VendorLimits): Promise<Uint8Array> {
  try {
    const { status, bytes } = await callVendor(
      { method: 'POST', url: new URL(url), body: { type: 'application/timestamp-query', bytes: request } },
      limits,
    );
    if (status === 200) return bytes;
  } catch (error) {
    throw new TimeStampUnavailable('no_answer', error);
  }
  throw new TimeStampUnavailable('refused');
}

function tokenIn(answer: Uint8Array): Uint8Array {
  const { status, timeStampToken } = readAnswer(answer);
  if (status.status !== PKIStatus.granted && status.status !== PKIStatus.grantedWithMods)
    throw new TimeStampUnavailable('refused');
  if (timeStampToken === undefined) throw new TimeStampUnavailable('wrong_answer');
  return new Uint8Array(timeStampToken.toSchema().toBER());
}

function readAnswer(answer: Uint8Array): TimeStampResp {
  try {
    return TimeStampResp.fromBER(new Uint8Array(answer));
  } catch (error) {
    throw new TimeStampUnavailable('wrong_answer', error);
  }
}
