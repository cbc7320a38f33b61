import { createPrivateKey, X509Certificate } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import forge from 'node-forge';
import type { Pkcs12File, Pkcs12Reading } from './pkcs12-file';

const { asn1, pkcs12, pki, util } = forge;

/** The worker can be terminated during key derivation in JavaScript, but not in native code. */
Object.assign(forge, { options: { usePureJavaScript: true } });

const maximumIterations = 1_000_000;
const maximumDepth = 24;
const passwordBased = '1.2.840.113549.1.12.1.';
const pbkdf2 = '1.2.840.113549.1.5.12';

const childrenOf = ({ value }: forge.asn1.Asn1): forge.asn1.Asn1[] => (Array.isArray(value) ? value : []);

function parseNested({ type, value }: forge.asn1.Asn1): forge.asn1.Asn1[] {
  if (typeof value !== 'string' || type !== asn1.Type.OCTETSTRING) return [];
  try {
    return [asn1.fromDer(value)];
  } catch {
    return [];
  }
}

function iterationsIn(integer: forge.asn1.Asn1 | undefined): number {
  if (integer?.type !== asn1.Type.INTEGER || typeof integer.value !== 'string') return 0;
  return integer.value.length > 4 ? Infinity : asn1.derToInteger(integer.value);
}

/** Sums the key derivation iterations visible without decryption; only the timeout bounds encrypted parts. */
function countIterations(node: forge.asn1.Asn1, depth = 0): number {
  if (depth > maximumDepth) return Infinity;
  const children = childrenOf(node);
  const [first, second, third] = children;
  let sum = 0;
  if (first?.type === asn1.Type.OID && typeof first.value === 'string' && second !== undefined) {
    const id = asn1.derToOid(first.value);
    if (id === pbkdf2 || id.startsWith(passwordBased)) sum += iterationsIn(childrenOf(second)[1]);
  }
  // The top-level structure: version, content, and MAC data.
  if (depth === 0 && third !== undefined) sum += iterationsIn(childrenOf(third)[2]);
  for (const child of [...children, ...parseNested(node)]) sum += countIterations(child, depth + 1);
  return sum;
}

type Pfx = forge.pkcs12.Pkcs12Pfx;

function decrypt(file: forge.asn1.Asn1, password: string): Pfx | 'wrong_password' | 'unreadable' {
  try {
    return pkcs12.pkcs12FromAsn1(file, false, password);
  } catch (error) {
    if (error instanceof Error && error.message.includes('MAC could not be verified')) return 'wrong_password';
  }
  try {
    // The MAC, already verified, uses the password as UTF-16, but newer ciphers use UTF-8.
    const unchecked = { ...file, value: childrenOf(file).slice(0, 2) };
    return pkcs12.pkcs12FromAsn1(unchecked, false, util.encodeUtf8(password));
  } catch {
    return childrenOf(file).length > 2 ? 'unreadable' : 'wrong_password';
  }
}

function bagsOf(pfx: Pfx, type: string | undefined): forge.pkcs12.Bag[] {
  return type === undefined ? [] : (pfx.getBags({ bagType: type })[type] ?? []);
}

const derOf = (node: forge.asn1.Asn1) => Buffer.from(asn1.toDer(node).getBytes(), 'binary');

/** The library knows RSA keys only, and leaves others as they are: PKCS#8. */
function keysIn(pfx: Pfx): Buffer[] {
  const bags = [...bagsOf(pfx, pki.oids['pkcs8ShroudedKeyBag']), ...bagsOf(pfx, pki.oids['keyBag'])];
  return bags.flatMap(({ key, asn1: unknown }) => {
    if (key) return [derOf(pki.wrapRsaPrivateKey(pki.privateKeyToAsn1(key)))];
    return unknown ? [derOf(unknown)] : [];
  });
}

function certificatesIn(pfx: Pfx): X509Certificate[] {
  return bagsOf(pfx, pki.oids['certBag']).flatMap(({ cert, asn1: unknown }) => {
    const node = cert ? pki.certificateToAsn1(cert) : unknown;
    return node ? [new X509Certificate(derOf(node))] : [];
  });
}

function read({ bytes, password }: Pkcs12File): Pkcs12Reading {
  const file = asn1.fromDer(util.createBuffer(Buffer.from(bytes).toString('binary')));
  if (countIterations(file) > maximumIterations) return { refusal: 'too_costly' };
  const pfx = decrypt(file, password);
  if (typeof pfx === 'string') return { refusal: pfx };
  const [der] = keysIn(pfx);
  if (der === undefined) return { refusal: 'unreadable' };
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const certificates = certificatesIn(pfx);
  const ownCertificate = certificates.find((certificate) => certificate.checkPrivateKey(key));
  if (ownCertificate === undefined) return { refusal: 'unreadable' };
  const others = certificates.filter((certificate) => certificate !== ownCertificate);
  return {
    privateKey: key.export({ format: 'pem', type: 'pkcs8' }).toString(),
    certificates: [ownCertificate, ...others].map(String),
  };
}

function readSafely(file: Pkcs12File): Pkcs12Reading {
  try {
    return read(file);
  } catch {
    return { refusal: 'unreadable' };
  }
}

parentPort?.postMessage(readSafely(workerData as Pkcs12File));
