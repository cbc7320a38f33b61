import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stroke } from '@atrium/api-client/contract';
import { PDFDocument } from '@cantoo/pdf-lib';
import { ContentInfo, SignedData } from 'pkijs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redAndBlue } from '../../testing/files/sample-pictures';
import { openHttpServer, type VendorServer } from '../../testing/vendors/vendor-server';
import { writeStrokes } from '../drawing/write-strokes';
import { createTimeStampAuthority } from './create-time-stamp-authority';
import { readPkcs12 } from './pkcs12/read-pkcs12';
import { readSignatures } from './read-signatures';
import { derValue } from './revisions/der-value';
import { PdfFile } from './revisions/pdf-file';
import { findSignatures } from './revisions/find-signatures';
import { coverageOf } from './revisions/signature-coverage';
import { type PdfSignature, signPdf } from './sign-pdf';

const folder = mkdtempSync(join(tmpdir(), 'atrium-signing-'));
const path = (name: string) => join(folder, name);
const run = (program: string, ...options: readonly string[]) =>
  execFileSync(program, options, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }).toString();
const openssl = (command: string) => run('openssl', ...command.split(' '));

const configuration = `[tsa]
default_tsa=t
[t]
serial=serial
signer_cert=tsa.crt
certs=ca.crt
signer_key=tsa.key
signer_digest=sha256
default_policy=1.2.3.4.1
digests=sha256
accuracy=secs:1
ess_cert_id_alg=sha256
`;

/** Makes an authority, a signer for each kind of key as PKCS#12, and a certificate for time stamps. */
function makeCertificates(): void {
  writeFileSync(path('signer.ext'), 'keyUsage=critical,digitalSignature,nonRepudiation\n');
  writeFileSync(path('tsa.ext'), 'extendedKeyUsage=critical,timeStamping\nkeyUsage=critical,digitalSignature\n');
  writeFileSync(path('tsa.cnf'), configuration);
  writeFileSync(path('serial'), '01\n');
  openssl('req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.crt -days 30 -subj /C=SI/CN=Preizkusni-CA');
  for (const [name, key] of [
    ['rsa', 'rsa:3072'],
    ['ec', 'ec -pkeyopt ec_paramgen_curve:P-384'],
    ['tsa', 'rsa:2048'],
  ] as const) {
    openssl(`req -newkey ${key} -nodes -keyout ${name}.key -out ${name}.csr -subj /C=SI/CN=${name}`);
    const extensions = name === 'tsa' ? 'tsa.ext' : 'signer.ext';
    openssl(
      `x509 -req -in ${name}.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 30 -out ${name}.crt -extfile ${extensions}`,
    );
    openssl(
      `pkcs12 -export -legacy -inkey ${name}.key -in ${name}.crt -certfile ca.crt -passout pass:geslo -out ${name}.p12`,
    );
  }
}

/** Answers as `openssl ts -reply`. */
const startAuthority = () =>
  openHttpServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      writeFileSync(path('query'), Buffer.concat(chunks));
      openssl('ts -reply -config tsa.cnf -queryfile query -out reply');
      response.end(readFileSync(path('reply')));
    });
  });

/** Programs that `npm run prove -- documents=signing` installs. */
describe.skipIf(!existsSync('/usr/bin/pdfsig'))('signatures in other programs', () => {
  let original: Uint8Array;
  let server: VendorServer;
  beforeAll(async () => {
    makeCertificates();
    server = await startAuthority();
    const document = await PDFDocument.create();
    document.addPage([400, 300]).drawText('Ponudba', { x: 40, y: 200 });
    original = await document.save();
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  async function sign(pdf: Uint8Array, kind: 'rsa' | 'ec', changed: Partial<PdfSignature> = {}): Promise<Uint8Array> {
    const reading = await readPkcs12({ bytes: readFileSync(path(`${kind}.p12`)), password: 'geslo' });
    if ('refusal' in reading) expect.fail(reading.refusal);
    const place = { page: 1, x: 50, y: 60, width: 160, height: 60 };
    const picture = redAndBlue(40, 20).pngSync();
    return signPdf(pdf, { ...reading, name: 'Špela Čuk', at: new Date(), place, picture, ...changed });
  }

  function pdfsig(pdf: Uint8Array): string {
    writeFileSync(path('signed.pdf'), pdf);
    return run('pdfsig', '-nocert', 'signed.pdf');
  }

  /** Writes the message of the last signature and what it signs for openssl. */
  function extract(pdf: Uint8Array): Uint8Array<ArrayBuffer> {
    const file = new PdfFile(pdf);
    const found = findSignatures(file).at(-1);
    const coverage = found === undefined ? null : coverageOf(file, found);
    if (coverage === null) expect.fail('no signature');
    const message = derValue(coverage.signature);
    writeFileSync(path('message.der'), message);
    writeFileSync(path('content'), coverage.content);
    return message;
  }

  it.each(['rsa', 'ec'] as const)('are PAdES B-B by a key of the kind %s', async (kind) => {
    const signed = await sign(original, kind);
    const report = pdfsig(signed);
    expect(report).toContain('Signature Type: ETSI.CAdES.detached');
    expect(report).toContain('Total document signed');
    expect(report).toContain('Signature Validation: Signature is Valid.');
    expect(run('pdftotext', 'signed.pdf', '-')).toContain('Špela Čuk');
    extract(signed);
    openssl(
      'cms -verify -binary -inform DER -in message.der -content content -CAfile ca.crt -purpose any -out verified',
    );
    const printed = openssl('cms -cmsout -print -inform DER -in message.der');
    expect(printed).toContain('id-smime-aa-signingCertificateV2');
    expect(printed).not.toContain('signingTime');
  });

  it('are PAdES B-T with a time stamp by openssl', async () => {
    const signed = await sign(original, 'rsa', { timeStamp: createTimeStampAuthority(server.url) });
    expect(pdfsig(signed)).toContain('Signature is Valid.');
    const signer = new SignedData({ schema: ContentInfo.fromBER(extract(signed)).content }).signerInfos[0];
    const [token] = (signer?.unsignedAttrs?.attributes[0]?.values ?? []) as readonly { toBER(): ArrayBuffer }[];
    writeFileSync(path('token.der'), Buffer.from(token?.toBER() ?? new ArrayBuffer()));
    writeFileSync(path('stamped'), signer?.signature.valueBlock.valueHexView ?? Buffer.alloc(0));
    const checked = openssl('ts -verify -data stamped -in token.der -token_in -CAfile ca.crt');
    expect(checked).toContain('Verification: OK');
    openssl(
      'cms -verify -binary -inform DER -in message.der -content content -CAfile ca.crt -purpose any -out verified',
    );
  });

  it('stay valid after a second one, and show a flipped byte', async () => {
    const twice = await sign(await sign(original, 'rsa'), 'ec', { place: null });
    const report = pdfsig(twice);
    expect(report.match(/Signature is Valid\./g)).toHaveLength(2);
    expect(report).toContain('Not total document signed');
    const flipped = Buffer.from(twice);
    const at = flipped.indexOf('/MediaBox') + 5;
    flipped[at] = (flipped[at] ?? 0) ^ 1;
    expect(pdfsig(flipped).match(/Digest Mismatch/g)).toHaveLength(2);
    expect((await readSignatures(flipped)).map(({ state }) => state)).toEqual(['invalid', 'invalid']);
  });

  it('are valid on a drawing of 500 strokes', async ({ annotate }) => {
    const strokes = Array.from({ length: 500 }, (_, at): Stroke => ({
      page: 1,
      color: 'blue',
      width: 2,
      points: Array.from({ length: 100 }, (_point, step) => [20 + step * 3, 20 + at / 2 + Math.sin(step / 5) * 9, 0.5]),
    }));
    const start = performance.now();
    const drawn = await writeStrokes(original, strokes);
    const middle = performance.now();
    const signed = await sign(drawn, 'rsa');
    const end = performance.now();
    await annotate(
      `500 strokes of 100 points: ${Math.round(middle - start)} ms; a signature: ${Math.round(end - middle)} ms`,
    );
    expect(pdfsig(signed)).toContain('Signature is Valid.');
  });
});
