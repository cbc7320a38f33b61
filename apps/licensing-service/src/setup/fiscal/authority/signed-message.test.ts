import { generateKeyPairSync, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeFiscalSigner } from '../../../testing/fiscal-signer';
import { certificateNames } from './distinguished-name';
import { InvalidMessage, readMessage, signMessage } from './signed-message';

const signer = makeFiscalSigner();
const payload = { BusinessPremiseRequest: { note: 'Trgovina Čebela' } };

const tokenOf = (body: string) => (JSON.parse(body) as { token: string }).token.split('.');
const decoded = (part = '') => Buffer.from(part, 'base64url').toString();
const encoded = (value: string) => Buffer.from(value).toString('base64url');

describe('certificateNames', () => {
  it('starts with the most specific part, escapes commas and writes unknown types in hexadecimal', () => {
    expect(certificateNames(signer.certificate)).toEqual({
      subject: 'CN=ZELENA DOLINA\\, D.O.O.,2.5.4.5=#130131,OU=50223054,OU=DavPotRacTEST,O=state-institutions,C=SI',
      issuer: 'CN=Tax CA Test,O=state-institutions,C=SI',
    });
  });

  it.each([
    ['ŽELEZNINA ČRNI KOS', 'ŽELEZNINA ČRNI KOS'],
    ['#1 "A+B" <C>; D\\E', '\\#1 \\"A\\+B\\" \\<C\\>\\; D\\\\E'],
    [' PRESLEDEK ', '\\ PRESLEDEK\\ '],
  ])('escapes %j as %j', (holder, written) => {
    const { subject } = certificateNames(makeFiscalSigner({ holder }).certificate);
    expect(subject.startsWith(`CN=${written},2.5.4.5=`)).toBe(true);
  });
});

describe('a signed message', () => {
  const [header, content, signature] = tokenOf(signMessage(payload, signer));

  it('names its signer, with an unrounded serial number', () => {
    expect(decoded(header)).toBe(
      '{"alg":"RS256",' +
        '"subject_name":"CN=ZELENA DOLINA\\\\, D.O.O.,2.5.4.5=#130131,OU=50223054,OU=DavPotRacTEST,O=state-institutions,C=SI",' +
        '"issuer_name":"CN=Tax CA Test,O=state-institutions,C=SI",' +
        '"serial":2575988469811686647}',
    );
  });

  it('has an RSA SHA-256 signature over header and payload', () => {
    const signed = Buffer.from(`${header}.${content}`);
    const bytes = Buffer.from(signature ?? '', 'base64url');
    expect(verify('RSA-SHA256', signed, signer.certificate.publicKey, bytes)).toBe(true);
    expect(JSON.parse(decoded(content))).toEqual(payload);
  });

  it('verifies when read back, but not with a changed payload or another key', () => {
    const message = readMessage(signMessage(payload, signer, [signer.certificate]));
    expect(message.payload).toEqual(payload);
    expect(message.header.serial).toBe('2575988469811686647');
    expect(message.header.x5c).toEqual([signer.certificate.raw.toString('base64')]);
    expect(message.isSignedBy(signer.certificate.publicKey)).toBe(true);
    expect(message.isSignedBy(makeFiscalSigner().certificate.publicKey)).toBe(false);
    const changed = readMessage(JSON.stringify({ token: `${header}.${encoded('{"note":"another"}')}.${signature}` }));
    expect(changed.isSignedBy(signer.certificate.publicKey)).toBe(false);
  });

  it('does not verify with an elliptic curve key', () => {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    expect(readMessage(signMessage(payload, signer)).isSignedBy(publicKey)).toBe(false);
  });

  const withHeader = (changed: string) => JSON.stringify({ token: `${encoded(changed)}.${content}.${signature}` });
  const names = '"subject_name":"CN=A","issuer_name":"CN=B"';
  it.each([
    ['text that is not JSON', 'token'],
    ['an object without a token', '{"tokens":"a.b.c"}'],
    ['a token of two parts', JSON.stringify({ token: `${header}.${content}` })],
    ['the algorithm "none"', withHeader(`{"alg":"none",${names},"serial":1}`)],
    ['the algorithm HS256', withHeader(`{"alg":"HS256",${names},"serial":1}`)],
    ['a header without a serial', withHeader(`{"alg":"RS256",${names}}`)],
    ['a payload that is not JSON', JSON.stringify({ token: `${header}.${encoded('{')}.${signature}` })],
  ])('is not parsed from %s', (_, body) => {
    expect(() => readMessage(body)).toThrow(InvalidMessage);
  });
});
