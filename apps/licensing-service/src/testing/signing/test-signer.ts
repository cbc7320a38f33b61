import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder, readPkcs12, type Pkcs12Content } from '../../platform';

const files = { rsa: 'aes.p12', ec: 'elliptic-curve.p12' } as const;
const signers = new Map<string, Promise<Pkcs12Content>>();

/** Key and certificates of a PKCS#12 file for tests, valid from 2026-11-21 to 2031. */
export function readTestSigner(kind: keyof typeof files): Promise<Pkcs12Content> {
  const signer = signers.get(kind) ?? readSigner(kind);
  signers.set(kind, signer);
  return signer;
}

async function readSigner(kind: keyof typeof files): Promise<Pkcs12Content> {
  const bytes = await readFile(join(packageFolder, 'src/platform/signing/pkcs12/test-data', files[kind]));
  const reading = await readPkcs12({ bytes, password: 'geslo-1' });
  if ('refusal' in reading) throw new Error(`The signer of the tests is refused: ${reading.refusal}.`);
  return reading;
}
