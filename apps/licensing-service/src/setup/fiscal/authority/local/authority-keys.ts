import { createPrivateKey, generateKeyPair, randomBytes, X509Certificate } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Signer } from '../signed-message';
import { issueCertificate } from './issue-certificate';

const signerName = 'DavPotRacLOCAL';
const day = 24 * 60 * 60 * 1000;
const lifetime = 20 * 365 * day;

/** The local authority's signing key and its CA certificate. */
export interface AuthorityKeys {
  readonly signer: Signer;
  readonly anchor: X509Certificate;
  readonly signerName: string;
}

const generateRsaKeys = promisify(generateKeyPair);

const rsa = {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const;

const nameOf = (commonName: string) => [
  { shortName: 'C', value: 'SI' },
  { shortName: 'O', value: 'Atrium' },
  { shortName: 'CN', value: commonName },
];

/** Generates a signer's key, its certificate and its CA certificate, as PEM. The CA's private key is discarded. */
export async function makeAuthorityPem(now: Date): Promise<string> {
  const [ca, signer] = await Promise.all([generateRsaKeys('rsa', rsa), generateRsaKeys('rsa', rsa)]);
  const issue = (commonName: string, publicKey: string, isAuthority: boolean) =>
    issueCertificate({
      subject: nameOf(commonName),
      issuer: { subject: nameOf('Tax CA Local'), privateKey: ca.privateKey },
      publicKey,
      isAuthority,
      serialNumber: `40${randomBytes(8).toString('hex')}`,
      validFrom: new Date(now.getTime() - day),
      validTo: new Date(now.getTime() + lifetime),
    });
  const leaf = issue(signerName, signer.publicKey, false);
  const anchor = issue('Tax CA Local', ca.publicKey, true);
  return [signer.privateKey, leaf, anchor].map((pem) => pem.trim()).join('\n');
}

export function readAuthorityPem(pem: string): AuthorityKeys {
  const [leaf, anchor] = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  if (leaf === undefined || anchor === undefined)
    throw new Error('The keys of the local tax authority are not readable.');
  const signer = { certificate: new X509Certificate(leaf), privateKey: createPrivateKey(pem) };
  return { signer, anchor: new X509Certificate(anchor), signerName };
}

/** Loads the local authority's keys from the data folder; generates them on first use. */
export async function loadAuthorityKeys(dataDir: string, now: Date): Promise<AuthorityKeys> {
  const folder = join(dataDir, 'keys');
  const path = join(folder, 'local-tax-authority.pem');
  const saved = await readFile(path, 'utf8').catch(() => null);
  if (saved !== null) return readAuthorityPem(saved);
  const generated = await makeAuthorityPem(now);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(`${path}.part`, `${generated}\n`, { mode: 0o600, flush: true });
  await rename(`${path}.part`, path);
  return readAuthorityPem(generated);
}
