import type { X509Certificate } from 'node:crypto';
import forge from 'node-forge';

const { asn1 } = forge;

/** Attribute types with a short name in RFC 4514. Others are written as their OID, with the value in hexadecimal. */
const attributeNames: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.9': 'STREET',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '0.9.2342.19200300.100.1.1': 'UID',
  '0.9.2342.19200300.100.1.25': 'DC',
};

export interface CertificateNames {
  readonly subject: string;
  readonly issuer: string;
}

/** Formats a certificate's names as in RFC 4514, the most specific part first: `CN=Ana,OU=12345678,C=SI`. */
export function certificateNames(certificate: X509Certificate): CertificateNames {
  const [signed] = childrenOf(asn1.fromDer(certificate.raw.toString('latin1')));
  const fields = childrenOf(signed);
  // The version, which old certificates omit, is the only context-specific field before the names.
  const first = fields[0]?.tagClass === asn1.Class.CONTEXT_SPECIFIC ? 1 : 0;
  return { issuer: nameOf(fields[first + 2]), subject: nameOf(fields[first + 4]) };
}

function childrenOf(node: forge.asn1.Asn1 | undefined): forge.asn1.Asn1[] {
  if (node === undefined || !Array.isArray(node.value)) throw new Error('The certificate is not valid X.509.');
  return node.value;
}

const nameOf = (name: forge.asn1.Asn1 | undefined) =>
  childrenOf(name)
    .toReversed()
    .map((set) => childrenOf(set).map(attributeOf).join('+'))
    .join(',');

function attributeOf(attribute: forge.asn1.Asn1): string {
  const [type, value] = childrenOf(attribute);
  if (typeof type?.value !== 'string' || value === undefined) throw new Error('The certificate is not valid X.509.');
  const oid = asn1.derToOid(type.value);
  const name = attributeNames[oid];
  const text = textOf(value);
  return name === undefined || text === null ? `${oid}=#${asn1.toDer(value).toHex()}` : `${name}=${escapeValue(text)}`;
}

/** Decodes a string value, which the library returns as raw bytes; null for other types. */
function textOf({ type, value }: forge.asn1.Asn1): string | null {
  if (typeof value !== 'string') return null;
  if (type === asn1.Type.UTF8) return Buffer.from(value, 'latin1').toString('utf8');
  return value;
}

function escapeValue(value: string): string {
  return value
    .replace(/["+,;<>\\]/g, '\\$&')
    .replaceAll('\0', '\\00')
    .replace(/^[ #]/, '\\$&')
    .replace(/ $/, '\\ ');
}
