import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPkcs12 } from './read-pkcs12';

const folder = join(import.meta.dirname, 'test-data');
const fileOf = (name: string) => readFile(join(folder, name));
const readFrom = async (name: string, password: string) => readPkcs12({ bytes: await fileOf(name), password });

describe('readPkcs12', () => {
  it.each([
    ['aes.p12', 'geslo-1', 2],
    ['aes-non-ascii-password.p12', 'geslo-š', 1],
    ['3des.p12', 'geslo-1', 1],
    ['rc2.p12', 'geslo-1', 2],
    ['rc2-non-ascii-password.p12', 'geslo-š', 1],
    ['without-password.p12', '', 1],
    ['without-mac.p12', 'geslo-1', 1],
  ])('reads %s with its password "%s" and finds the certificate of the key', async (name, password, count) => {
    const reading = await readFrom(name, password);
    if ('refusal' in reading) expect.fail(reading.refusal);
    const [own = '', issuer] = reading.certificates;
    expect(reading.certificates).toHaveLength(count);
    const certificate = new X509Certificate(own);
    expect(certificate.checkPrivateKey(createPrivateKey(reading.privateKey))).toBe(true);
    expect(BigInt(`0x${certificate.serialNumber}`)).toBe(2575988469811686647n);
    if (issuer !== undefined) expect(certificate.verify(new X509Certificate(issuer).publicKey)).toBe(true);
  });

  it('reads a key that is not RSA', async () => {
    const reading = await readFrom('elliptic-curve.p12', 'geslo-1');
    if ('refusal' in reading) expect.fail(reading.refusal);
    const key = createPrivateKey(reading.privateKey);
    expect(key.asymmetricKeyType).toBe('ec');
    expect(new X509Certificate(reading.certificates[0] ?? '').checkPrivateKey(key)).toBe(true);
  });

  it.each([
    ['aes.p12', 'geslo-2', 'wrong_password'],
    ['aes.p12', '', 'wrong_password'],
    ['aes-non-ascii-password.p12', 'geslo-s', 'wrong_password'],
    ['3des.p12', 'geslo-2', 'wrong_password'],
    ['rc2.p12', 'geslo-2', 'wrong_password'],
    ['without-mac.p12', 'geslo-2', 'wrong_password'],
    ['without-key.p12', 'geslo-1', 'unreadable'],
    ['without-certificate.p12', 'geslo-1', 'unreadable'],
    ['too-many-iterations.p12', 'geslo-1', 'too_costly'],
  ])('rejects %s with the password "%s": %s', async (name, password, refusal) => {
    expect(await readFrom(name, password)).toEqual({ refusal });
  });

  it.each([
    ['empty', (): Uint8Array => new Uint8Array()],
    ['a text', (): Uint8Array => Buffer.from('-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----')],
    ['truncated', (whole: Buffer): Uint8Array => whole.subarray(0, whole.length / 2)],
    ['nested without limit', (): Uint8Array => Buffer.alloc(60_000, 0x30)],
    ['too large', (whole: Buffer): Uint8Array => Buffer.concat([whole], 64 * 1024 + 1)],
    ['two concatenated files', (whole: Buffer): Uint8Array => Buffer.concat([whole, whole])],
  ])('rejects as unreadable a file that is %s', async (_, broken) => {
    const bytes = broken(await fileOf('aes.p12'));
    expect(await readPkcs12({ bytes, password: 'geslo-1' })).toEqual({ refusal: 'unreadable' });
  });

  it('rejects a file that exceeds the time limit', async () => {
    const bytes = await fileOf('aes.p12');
    expect(await readPkcs12({ bytes, password: 'geslo-1' }, 1)).toEqual({ refusal: 'too_costly' });
  });
});
