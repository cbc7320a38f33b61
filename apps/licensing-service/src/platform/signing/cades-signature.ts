import { createHash, X509Certificate } from 'node:crypto';
import { type BaseBlock, Constructed, fromBER, Null, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { objectIdentifiers as ids } from './object-identifiers';
import type { SigningKey } from './signing-key';
import type { TimeStampAuthority } from './time-stamp-authority';

export interface CadesInput {
  /** In PEM: the signer's first, then its issuers. */
  readonly certificates: readonly string[];
  readonly key: SigningKey;
  /** Without it the signature has no proof of its time (B-B instead of B-T). */
  readonly timeStamp: TimeStampAuthority | undefined;
}

/**
 * A detached CMS signature with the attributes of PAdES's baseline, in DER.
 *
 * @throws TimeStampUnavailable
 */
export async function signCades(content: Uint8Array, input: CadesInput): Promise<Uint8Array> {
  const { key, hash } = input.key;
  const [own = Buffer.alloc(0), ...others] = input.certificates.map((pem) => new X509Certificate(pem).raw);
  const certificate = Certificate.fromBER(own);
  const attributes = [
    attribute(ids.contentType, new ObjectIdentifier({ value: ids.data })),
    attribute(ids.messageDigest, octets(createHash(hash.replace('-', '')).update(content).digest())),
    attribute(ids.signingCertificateV2, referenceTo(certificate, own)),
  ];
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes: inDerOrder(attributes) }),
  });
  const signed = new SignedData({
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: ids.data }),
    signerInfos: [signer],
    certificates: [certificate, ...others.map((der) => Certificate.fromBER(der))],
  });
  await signed.sign(key, 0, hash);
  // RFC 4055 requires the parameter for RSA, which the library leaves out.
  if (key.algorithm.name.startsWith('RSA')) signer.signatureAlgorithm.algorithmParams = new Null();
  if (input.timeStamp !== undefined) await addTimeStamp(signer, input.timeStamp);
  const message = new ContentInfo({ contentType: ids.signedData, content: signed.toSchema(true) });
  return new Uint8Array(message.toSchema().toBER());
}

async function addTimeStamp(signer: SignerInfo, authority: TimeStampAuthority): Promise<void> {
  const token = await authority.stamp(signer.signature.valueBlock.valueHexView);
  const value = fromBER(token).result;
  signer.unsignedAttrs = new SignedAndUnsignedAttributes({
    type: 1,
    attributes: [attribute(ids.timeStampToken, value)],
  });
}

/** RFC 5035: the hash of the certificate, by default SHA-256, with issuer and serial number. */
function referenceTo({ issuer, serialNumber }: Certificate, der: Buffer): Sequence {
  const directoryName = new Constructed({ idBlock: { tagClass: 3, tagNumber: 4 }, value: [issuer.toSchema()] });
  const issuerSerial = sequence(sequence(directoryName), serialNumber);
  return sequence(sequence(sequence(octets(createHash('sha256').update(der).digest()), issuerSerial)));
}

const attribute = (type: string, value: BaseBlock) => new Attribute({ type, values: [value] });
const sequence = (...value: BaseBlock[]) => new Sequence({ value });
const octets = (bytes: Uint8Array) => new OctetString({ valueHex: bytes });

/** DER sorts a set by the encoding of its elements. */
function inDerOrder(attributes: readonly Attribute[]): Attribute[] {
  const encoded = attributes.map((one) => ({ one, der: Buffer.from(one.toSchema().toBER()) }));
  return encoded.sort((a, b) => a.der.compare(b.der)).map(({ one }) => one);
}
