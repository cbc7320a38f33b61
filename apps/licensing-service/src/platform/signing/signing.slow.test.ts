import { createServer } from 'node:net';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { degrees, PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import forge from 'node-forge';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { redAndBlue } from '../../testing/files/sample-pictures';
import { signHere } from '../../testing/signing/sign-here';
import { readTestSigner } from '../../testing/signing/test-signer';
import { type Fault, startTimeStampServer } from '../../testing/signing/time-stamp-server';
import { texts } from '../texts/texts';
import { applyMatrix, type Matrix } from '../drawing/page-matrix';
import { openVendorServer } from '../../testing/vendors/vendor-server';
import { certificateMessages } from './certificate-messages';
import { checkSignedRevision } from './check-signed-revision';
import { createTimeStampAuthority } from './create-time-stamp-authority';
import { allowsSignatures } from './key-usage';
import { readSignatures } from './read-signatures';
import { readSigningCertificate } from './read-signing-certificate';
import { stateSignatures } from './revisions/state-signatures';
import { signPdf } from './sign-pdf';

const at = new Date('2026-11-26T10:47:00Z');
const stampedAt = new Date('2026-11-26T10:48:00Z');
const name = 'Špela Čuk';
const place = { page: 2, x: 50, y: 60, width: 160, height: 60 };

let original: Uint8Array;
beforeAll(async () => {
  const document = await PDFDocument.create();
  for (const turn of [0, 90]) document.addPage([400, 300]).setRotation(degrees(turn));
  document.getPage(1).node.set(PDFName.of('UserUnit'), PDFNumber.of(2));
  original = await document.save();
});

describe('signPdf', () => {
  let signed: Uint8Array;
  beforeAll(async () => {
    const picture = redAndBlue(40, 20).pngSync();
    signed = await signPdf(original, {
      ...(await readTestSigner('rsa')),
      name,
      reason: 'Potrditev č',
      at,
      place,
      picture,
    });
  });

  it('appends a signature', async () => {
    const report = {
      name: 'Zelena dolina, d.o.o.',
      issuer: 'Tax CA Test',
      signedAt: at,
      hasTimeStamp: false,
      reason: 'Potrditev č',
    };
    expect(await readSignatures(signed)).toEqual([{ ...report, state: 'valid' }]);
    expect(await checkSignedRevision(original, signed)).toEqual({ signed: true, signatures: [report] });
  });

  it('shows picture, name and time upright on a rotated page', async () => {
    const page = await (await getDocument({ data: new Uint8Array(signed), verbosity: 0 }).promise).getPage(2);
    const [widget] = (await page.getAnnotations()) as { readonly rect: number[] }[];
    const transform = page.getViewport({ scale: 1 }).transform as unknown as Matrix;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = widget?.rect ?? [];
    expect([applyMatrix(transform, x1, y1), applyMatrix(transform, x2, y2)]).toEqual([
      [50, 60],
      [210, 120],
    ]);
    const { fnArray, argsArray } = await page.getOperatorList();
    const glyphs = fnArray.flatMap((operator, at) => (operator === OPS.showText ? (argsArray[at] as unknown[]) : []));
    const text = glyphs.flat().map((glyph) => (glyph as { readonly unicode?: string }).unicode ?? '');
    expect(text.join('')).toBe('Špela Čuk2026-11-26 11:47:00');
    expect(fnArray).toContain(OPS.paintImageXObject);
  });

  it('refuses a protected file', async () => {
    const protectedFile = await PDFDocument.create();
    protectedFile.addPage();
    protectedFile.encrypt({ userPassword: 'geslo', ownerPassword: 'geslo' });
    const signing = signHere(await protectedFile.save());
    await expect(signing).rejects.toMatchObject({ name: 'PdfRefused', reason: 'encrypted' });
  });
});

describe('readSigningCertificate', () => {
  it.each([
    ['rc2.p12', '2026-11-26', undefined],
    ['elliptic-curve.p12', '2026-11-26', undefined],
    ['rc2.p12', '2026-11-20', 'not_yet_valid'],
    ['rc2.p12', '2036-11-26', 'expired'],
    ['without-key.p12', '2026-11-26', 'unreadable'],
  ])('reads %s on %s: %s', async (file, on, refusal) => {
    const bytes = await readFile(join(import.meta.dirname, 'pkcs12/test-data', file));
    const reading = await readSigningCertificate({ bytes, password: 'geslo-1' }, new Date(on));
    expect('refusal' in reading ? reading.refusal : undefined).toBe(refusal);
  });

  it('reveals that a certificate has expired only with its password', async () => {
    const bytes = await readFile(join(import.meta.dirname, 'pkcs12/test-data/rc2.p12'));
    const reading = await readSigningCertificate({ bytes, password: 'geslo' }, new Date('2036-11-26'));
    expect(reading).toEqual({ refusal: 'wrong_password' });
    expect(texts.en.fields[certificateMessages.wrong_password]).toBe(
      'The certificate and password combination is incorrect.',
    );
  });

  it.each([
    ['digitalSignature', true],
    ['nonRepudiation', true],
    ['keyEncipherment', false],
  ])('accepts the key usage %s: %s', (usage, isAllowed) => {
    expect(allowsSignatures(certificateWith(usage))).toBe(isAllowed);
  });
});

/** A certificate in DER with one key usage. */
function certificateWith(usage: string): Buffer {
  const { publicKey, privateKey } = forge.pki.rsa.generateKeyPair({ bits: 1024, algorithm: 'PRIMEINC' });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.setExtensions([{ name: 'keyUsage', [usage]: true }]);
  certificate.sign(privateKey);
  return Buffer.from(forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes(), 'latin1');
}

describe('createTimeStampAuthority', () => {
  const limits = { connect: 300, total: 300, size: 4096 };
  const bytes = Buffer.from('signature');

  it.each([
    ['refused', 'refused'],
    ['error', 'refused'],
    ['nonsense', 'wrong_answer'],
    ['nonce', 'wrong_answer'],
    ['imprint', 'wrong_answer'],
    ['signature', 'wrong_answer'],
    ['certificate', 'wrong_answer'],
  ] satisfies [Fault, string][])('rejects an authority with the fault %s', async (fault, reason) => {
    const server = await startTimeStampServer(at, fault);
    const stamping = createTimeStampAuthority(server.url).stamp(bytes);
    await expect(stamping).rejects.toMatchObject({ name: 'TimeStampUnavailable', reason });
    await server.close();
  });

  it('stamps a signature', async () => {
    const server = await startTimeStampServer(stampedAt);
    const signed = await signHere(original, {}, createTimeStampAuthority(server.url));
    await server.close();
    const [signature] = await stateSignatures(signed);
    expect(signature).toMatchObject({ signedAt: stampedAt, hasTimeStamp: true, state: 'valid' });
  });

  it('leaves the file unsigned if its token is larger than the room for it', async () => {
    const token = Buffer.concat([Buffer.from([0x04, 0x82, 0x40, 0x00]), Buffer.alloc(0x4000)]);
    const signing = signHere(original, {}, { stamp: async () => token });
    await expect(signing).rejects.toMatchObject({ name: 'TimeStampUnavailable', reason: 'wrong_answer' });
  });

  it('fails if the authority does not answer in time, and leaves the file unsigned', async () => {
    const server = await openVendorServer(createServer());
    const signing = signHere(original, {}, createTimeStampAuthority(server.url, limits));
    await expect(signing).rejects.toMatchObject({ name: 'TimeStampUnavailable', reason: 'no_answer' });
    await server.close();
  });
});
