import { sign, verify, X509Certificate, type KeyObject } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { certificateNames } from './distinguished-name';

/** A certificate and its RSA private key. */
export interface Signer {
  readonly certificate: X509Certificate;
  readonly privateKey: KeyObject;
}

/** The message is not JSON, has no valid envelope, or uses another signature algorithm. */
export class InvalidMessage extends Error {
  constructor() {
    super('The signed message is malformed.');
    this.name = 'MessageRefused';
  }
}

const headerSchema = Type.Object({
  alg: Type.Literal('RS256'),
  subject_name: Type.String(),
  issuer_name: Type.String(),
  /** Decimal digits: the number exceeds JavaScript's safe integers. */
  serial: Type.String(),
  /** The signer's certificate and its issuers, base64 of DER. */
  x5c: Type.Optional(Type.Array(Type.String(), { minItems: 1, maxItems: 5 })),
});

const encode = (text: string | Buffer) => Buffer.from(text).toString('base64url');

export const serialOf = ({ serialNumber }: X509Certificate): bigint => BigInt(`0x${serialNumber}`);

/** Concatenates the header's JSON by hand, because JSON.stringify would round the serial number. */
export function writeHeader(certificate: X509Certificate, chain: readonly X509Certificate[] = []): string {
  const { subject, issuer } = certificateNames(certificate);
  const members = [
    '"alg":"RS256"',
    `"subject_name":${JSON.stringify(subject)}`,
    `"issuer_name":${JSON.stringify(issuer)}`,
    `"serial":${serialOf(certificate)}`,
    ...(chain.length === 0 ? [] : [`"x5c":${JSON.stringify(chain.map(({ raw }) => raw.toString('base64')))}`]),
  ];
  return `{${members.join(',')}}`;
}

/**
 * Signs a message in the wire format: `{"token": <compact JWS, RS256>}`.
 * `chain` lets a receiver that does not know the signer verify the certificate.
 */
export function signMessage(payload: unknown, signer: Signer, chain: readonly X509Certificate[] = []): string {
  const signed = `${encode(writeHeader(signer.certificate, chain))}.${encode(JSON.stringify(payload))}`;
  const signature = sign('sha256', Buffer.from(signed), signer.privateKey);
  return JSON.stringify({ token: `${signed}.${encode(signature)}` });
}

export interface SignedMessage {
  readonly header: Static<typeof headerSchema>;
  readonly payload: unknown;
  /** Verifies the signature. */
  isSignedBy(publicKey: KeyObject): boolean;
}

/** Parses a message without verifying its signature. */
export function readMessage(body: string): SignedMessage {
  const envelope = parse(body);
  const token = Value.Check(Type.Object({ token: Type.String() }), envelope) ? envelope.token : '';
  const match = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(token);
  if (match === null) throw new InvalidMessage();
  const [, header = '', payload = '', signature = ''] = match;
  const parsedHeader = parse(decode(header), (key, value, context) =>
    key === 'serial' ? (context?.source ?? '') : value,
  );
  if (!Value.Check(headerSchema, parsedHeader)) throw new InvalidMessage();
  return {
    header: parsedHeader,
    payload: parse(decode(payload)),
    isSignedBy: (publicKey) =>
      publicKey.asymmetricKeyType === 'rsa' &&
      verify('sha256', Buffer.from(`${header}.${payload}`), publicKey, Buffer.from(signature, 'base64url')),
  };
}

/** The certificates in a message's header, the signer's first. */
export function certificatesIn({ header }: SignedMessage): readonly X509Certificate[] {
  try {
    return (header.x5c ?? []).map((der) => new X509Certificate(Buffer.from(der, 'base64')));
  } catch {
    throw new InvalidMessage();
  }
}

const decode = (part: string) => Buffer.from(part, 'base64url').toString('utf8');

type Reviver = (key: string, value: unknown, context?: { readonly source?: string }) => unknown;

function parse(text: string, revive?: Reviver): unknown {
  try {
    return JSON.parse(text, revive);
  } catch {
    throw new InvalidMessage();
  }
}
