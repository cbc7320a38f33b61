import { createHash, X509Certificate } from 'node:crypto';
import { ContentInfo, SignedData, TSTInfo } from 'pkijs';
import { objectIdentifiers as ids } from './object-identifiers.ts';

export interface TimeStamp {
  readonly time: Date;
  /** Hexadecimal; null if the token has none. */
  readonly nonce: string | null;
}

/**
 * Reads a time stamp token (RFC 3161) in DER and checks that it stamps these bytes and is signed by a certificate that
 * it contains, which may stamp and was valid at that time. Null if it is not. Whether one trusts the authority is not
 * checked: there is no list of trusted ones.
 */
export async function readTimeStamp(token: Uint8Array, stamped: Uint8Array): Promise<TimeStamp | null> {
  try {
    const message = ContentInfo.fromBER(new Uint8Array(token));
    const signed = new SignedData({ schema: message.content });
    const { eContentType, eContent } = signed.encapContentInfo;
    if (message.contentType !== ids.signedData || eContentType !== ids.timeStampInfo) return null;
    if (eContent === undefined || signed.signerInfos.length !== 1) return null;
    const info = TSTInfo.fromBER(eContent.getValue());
    if (!isImprintOf(info, stamped)) return null;
    const { signatureVerified, signerCertificate } = await signed.verify({
      signer: 0,
      data: new Uint8Array(stamped).buffer,
      extendedMode: true,
    });
    if (signatureVerified !== true || !signerCertificate) return null;
    const certificate = new X509Certificate(Buffer.from(signerCertificate.toSchema().toBER()));
    if (!mayStamp(certificate, info.genTime)) return null;
    const nonce = info.nonce === undefined ? null : Buffer.from(info.nonce.valueBlock.valueHexView).toString('hex');
    return { time: info.genTime, nonce };
  } catch {
    return null;
  }
}

const hashes: Readonly<Record<string, string>> = {
  [ids.sha256]: 'sha256',
  [ids.sha384]: 'sha384',
  [ids.sha512]: 'sha512',
};

function isImprintOf({ messageImprint: { hashAlgorithm, hashedMessage } }: TSTInfo, stamped: Uint8Array): boolean {
  const hash = hashes[hashAlgorithm.algorithmId];
  if (hash === undefined) return false;
  return createHash(hash).update(stamped).digest().equals(hashedMessage.valueBlock.valueHexView);
}

const mayStamp = ({ keyUsage, validFrom, validTo }: X509Certificate, at: Date) =>
  (keyUsage as readonly string[] | undefined)?.includes(ids.timeStamping) === true &&
  new Date(validFrom) <= at &&
  at <= new Date(validTo);
