import { sign, verify, X509Certificate, type KeyObject } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { certificateNames } from './distinguished-name';

/** The signer: a certificate and its RSA key. */
export interface Signer {
  readonly certificate: X509Certificate;
  readonly privateKey: KeyObject;
}

/** A message that is none: not in its envelope, not signed as it must be, or no JSON. */
export class MessageRefused extends Error {
  constructor() {
    super('A signed message has another shape.');
    this.name = 'MessageRefused';
  }
}

const headerSchema = Type.Object({
  alg: Type.Literal('RS256'),
  subject_name: Type.String(),
  issuer_name: Type.String(),
  /** Digits: the number is larger than a number of JavaScript can be. */
  serial: Type.String(),
  /** The signer's certificate and those above it, base64 of DER. */
  x5c: Type.Optional(Type.Array(Type.String(), { minItems: 1, maxItems: 5 })),
});

const encode = (text: string | Buffer) => Buffer.from(text).toString('base64url');

/** The serial number of a certificate, of any length. */
export const serialOf = ({ serialNumber }: X509Certificate): bigint => BigInt(`0x${serialNumber}`);

/** The header of a signed message. It is written by hand, since the serial is a number that JSON.stringify would round. */
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
 * A message as it goes over the line: `{"token": <compact JWS, RS256>}`.
 * `chain` is what the receiver needs to trust the signer, where it does not know them.
 */
export function signMessage(payload: unknown, signer: Signer, chain: readonly X509Certificate[] = []): string {
  const signed = `${encode(writeHeader(signer.certificate, chain))}.${encode(JSON.stringify(payload))}`;
  const signature = sign('sha256', Buffer.from(signed), signer.privateKey);
  return JSON.stringify({ token: `${signed}.${encode(signature)}` });
}

export interface SignedMessage {
  readonly header: Static<typeof headerSchema>;
  readonly payload: unknown;
  /** Whether the owner of this key has signed it. */
  isSignedBy(publicKey: KeyObject): boolean;
}

/** Takes a message apart without trusting it yet. */
export function readMessage(body: string): SignedMessage {
  const envelope = parse(body);
  const token = Value.Check(Type.Object({ token: Type.String() }), envelope) ? envelope.token : '';
  const match = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(token);
  if (match === null) throw new MessageRefused();
  const [, header = '', payload = '', signature = ''] = match;
  const claimed = parse(decode(header), (key, value, context) => (key === 'serial' ? (context?.source ?? '') : value));
  if (!Value.Check(headerSchema, claimed)) throw new MessageRefused();
  return {
    header: claimed,
    payload: parse(decode(payload)),
    isSignedBy: (publicKey) =>
      publicKey.asymmetricKeyType === 'rsa' &&
      verify('sha256', Buffer.from(`${header}.${payload}`), publicKey, Buffer.from(signature, 'base64url')),
  };
}

/** The certificates a message brings along, its signer's first. */
export function certificatesIn({ header }: SignedMessage): readonly X509Certificate[] {
  try {
    return (header.x5c ?? []).map((der) => new X509Certificate(Buffer.from(der, 'base64')));
  } catch {
    throw new MessageRefused();
  }
}

const decode = (part: string) => Buffer.from(part, 'base64url').toString('utf8');

type Reviver = (key: string, value: unknown, context?: { readonly source?: string }) => unknown;

function parse(text: string, revive?: Reviver): unknown {
  try {
    return JSON.parse(text, revive);
  } catch {
    throw new MessageRefused();
  }
}
