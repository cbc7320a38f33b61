import { createHash } from 'node:crypto';
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import { type Attribute, Certificate, ContentInfo, SignedData, type SignerInfo } from 'pkijs';
import { objectIdentifiers as ids } from '../object-identifiers.ts';
import { readTimeStamp } from '../time-stamp-token.ts';
import { derValue } from './der-value.ts';

export interface VerifiedMessage {
  /** Name in the signer's certificate. */
  readonly name: string;
  readonly issuer: string;
  /** From a time stamp; null if the signature has none. */
  readonly stampedAt: Date | null;
}

/**
 * Verifies a detached CMS signature of these bytes with the certificate that it contains. Null if it is invalid. Whether
 * one trusts the issuer is not checked: there is no list of trusted ones.
 *
 * @param isCades requires the attribute that ties the signature to its certificate
 */
export async function verifyMessage(
  message: Uint8Array,
  content: Uint8Array,
  isCades: boolean,
): Promise<VerifiedMessage | null> {
  try {
    const info = ContentInfo.fromBER(derValue(message));
    const signed = new SignedData({ schema: info.content });
    const [signer, ...others] = signed.signerInfos;
    if (info.contentType !== ids.signedData || signer === undefined || others.length > 0) return null;
    if (signed.encapContentInfo.eContent !== undefined || !isOfData(signer)) return null;
    const data = new Uint8Array(content).buffer;
    const { signatureVerified, signerCertificate } = await signed.verify({ signer: 0, data, extendedMode: true });
    if (signatureVerified !== true || !(signerCertificate instanceof Certificate)) return null;
    if (!namesCertificate(signer, signerCertificate, isCades)) return null;
    const stampedAt = await readStamp(signer);
    if (stampedAt === 'invalid') return null;
    const { subject, issuer } = signerCertificate;
    return { name: nameOf(subject), issuer: nameOf(issuer), stampedAt };
  } catch {
    return null;
  }
}

const attributesOf = ({ signedAttrs }: SignerInfo, type: string): readonly Attribute[] =>
  signedAttrs?.attributes.filter((attribute) => attribute.type === type) ?? [];

/** The two mandatory attributes, once each: a second one could be the one that another program checks. */
function isOfData(signer: SignerInfo): boolean {
  const [type, ...others] = attributesOf(signer, ids.contentType);
  const value: unknown = type?.values[0];
  const digests = attributesOf(signer, ids.messageDigest);
  return (
    others.length === 0 && digests.length === 1 && value instanceof ObjectIdentifier && value.getValue() === ids.data
  );
}

const hashes: Readonly<Record<string, string>> = {
  [ids.sha256]: 'sha256',
  [ids.sha384]: 'sha384',
  [ids.sha512]: 'sha512',
};

function namesCertificate(signer: SignerInfo, certificate: Certificate, isRequired: boolean): boolean {
  const [attribute, ...others] = attributesOf(signer, ids.signingCertificateV2);
  if (attribute === undefined) return !isRequired;
  const [certificates] = partsOf(attribute.values[0]);
  const parts = partsOf(partsOf(certificates)[0]);
  const [algorithm] = parts[0] instanceof Sequence ? partsOf(parts[0]) : [];
  const hash = algorithm instanceof ObjectIdentifier ? hashes[algorithm.getValue()] : 'sha256';
  const value = parts.find((part) => part instanceof OctetString);
  if (others.length > 0 || hash === undefined || value === undefined) return false;
  const der = Buffer.from(certificate.toSchema().toBER());
  return createHash(hash).update(der).digest().equals(value.valueBlock.valueHexView);
}

const partsOf = (value: unknown): readonly unknown[] => (value instanceof Sequence ? value.valueBlock.value : []);

async function readStamp({ unsignedAttrs, signature }: SignerInfo): Promise<Date | 'invalid' | null> {
  const attribute = unsignedAttrs?.attributes.find(({ type }) => type === ids.timeStampToken);
  if (attribute === undefined) return null;
  const [token] = attribute.values as readonly { toBER(): ArrayBuffer }[];
  if (token === undefined) return 'invalid';
  const stamp = await readTimeStamp(new Uint8Array(token.toBER()), signature.valueBlock.valueHexView);
  return stamp?.time ?? 'invalid';
}

const commonName = '2.5.4.3';
const organisation = '2.5.4.10';

function nameOf({ typesAndValues }: Certificate['subject']): string {
  const valueOf = (wanted: string): unknown =>
    typesAndValues.find(({ type }) => type === wanted)?.value.valueBlock.value;
  const name = valueOf(commonName) ?? valueOf(organisation);
  return typeof name === 'string' ? name : '';
}
