import { createPrivateKey, X509Certificate } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import forge from 'node-forge';
import type { CertificateFile, CertificateReading } from './certificate-reading';

const { asn1, pkcs12, pki, util } = forge;

/** Derivation of a key by native code could not be interrupted from outside. */
Object.assign(forge, { options: { usePureJavaScript: true } });

const maximumIterations = 1_000_000;
const deepest = 24;
const passwordBased = '1.2.840.113549.1.12.1.';
const pbkdf2 = '1.2.840.113549.1.5.12';

const childrenOf = ({ value }: forge.asn1.Asn1): forge.asn1.Asn1[] => (Array.isArray(value) ? value : []);

function nestedIn({ type, value }: forge.asn1.Asn1): forge.asn1.Asn1[] {
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

/** How often keys are derived to open what can be seen from outside; hidden parts are bounded by time alone. */
function derivationsIn(node: forge.asn1.Asn1, depth = 0): number {
  if (depth > deepest) return Infinity;
  const children = childrenOf(node);
  const [first, second, third] = children;
  let sum = 0;
  if (first?.type === asn1.Type.OID && typeof first.value === 'string' && second !== undefined) {
    const id = asn1.derToOid(first.value);
    if (id === pbkdf2 || id.startsWith(passwordBased)) sum += iterationsIn(childrenOf(second)[1]);
  }
  // The frame of a file: version, content, and how its integrity is checked.
  if (depth === 0 && third !== undefined) sum += iterationsIn(childrenOf(third)[2]);
  for (const child of [...children, ...nestedIn(node)]) sum += derivationsIn(child, depth + 1);
  return sum;
}

type Opened = forge.pkcs12.Pkcs12Pfx;

function open(file: forge.asn1.Asn1, password: string): Opened | 'wrong_password' | 'unreadable' {
  try {
    return pkcs12.pkcs12FromAsn1(file, false, password);
  } catch (error) {
    if (error instanceof Error && error.message.includes('MAC could not be verified')) return 'wrong_password';
  }
  try {
    // Newer ciphers take the password as UTF-8, the check of integrity, which it has passed, as UTF-16.
    const unchecked = { ...file, value: childrenOf(file).slice(0, 2) };
    return pkcs12.pkcs12FromAsn1(unchecked, false, util.encodeUtf8(password));
  } catch {
    return childrenOf(file).length > 2 ? 'unreadable' : 'wrong_password';
  }
}

function bagsOf(opened: Opened, type: string | undefined): forge.pkcs12.Bag[] {
  return type === undefined ? [] : (opened.getBags({ bagType: type })[type] ?? []);
}

const derOf = (node: forge.asn1.Asn1) => Buffer.from(asn1.toDer(node).getBytes(), 'binary');

function keysIn(opened: Opened): Buffer[] {
  const bags = [...bagsOf(opened, pki.oids['pkcs8ShroudedKeyBag']), ...bagsOf(opened, pki.oids['keyBag'])];
  return bags.flatMap(({ key }) => (key ? [derOf(pki.wrapRsaPrivateKey(pki.privateKeyToAsn1(key)))] : []));
}

function certificatesIn(opened: Opened): X509Certificate[] {
  return bagsOf(opened, pki.oids['certBag']).flatMap(({ cert, asn1: unknown }) => {
    const node = cert ? pki.certificateToAsn1(cert) : unknown;
    return node ? [new X509Certificate(derOf(node))] : [];
  });
}

function read({ bytes, password }: CertificateFile): CertificateReading {
  const file = asn1.fromDer(util.createBuffer(Buffer.from(bytes).toString('binary')));
  if (derivationsIn(file) > maximumIterations) return { refusal: 'too_costly' };
  const opened = open(file, password);
  if (typeof opened === 'string') return { refusal: opened };
  const [der] = keysIn(opened);
  if (der === undefined) return { refusal: 'unreadable' };
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const certificates = certificatesIn(opened);
  const own = certificates.find((certificate) => certificate.checkPrivateKey(key));
  if (own === undefined) return { refusal: 'unreadable' };
  const others = certificates.filter((certificate) => certificate !== own);
  return {
    privateKey: key.export({ format: 'pem', type: 'pkcs8' }).toString(),
    certificates: [own, ...others].map(String),
  };
}

function readSafely(file: CertificateFile): CertificateReading {
  try {
    return read(file);
  } catch {
    return { refusal: 'unreadable' };
  }
}

parentPort?.postMessage(readSafely(workerData as CertificateFile));
