import { describe, expect, it } from 'vitest';
import { readCertificateFile } from './certificate-file';

const pem = (inside: string) => `-----BEGIN CERTIFICATE-----\n${inside}\n-----END CERTIFICATE-----`;

describe('readCertificateFile', () => {
  it.each([
    ['a certificate', `${pem('MIIB')}\n`, pem('MIIB')],
    [
      'several with what tools write around them',
      `subject=CN=A\n${pem('MIIB')}\nBag\n${pem('MIIC')}\n`,
      `${pem('MIIB')}\n${pem('MIIC')}`,
    ],
    ['line ends of Windows', pem('MIIB').replaceAll('\n', '\r\n'), pem('MIIB').replaceAll('\n', '\r\n')],
  ])('reads %s', async (_, content, read) => {
    expect(await readCertificateFile(new Blob([content]))).toBe(read);
  });

  it('converts a binary file to lines of text', async () => {
    const bytes = new Uint8Array([0x30, 0x82, ...Array.from({ length: 60 }, (_, place) => place)]);
    const lines = (await readCertificateFile(new Blob([bytes])))?.split('\n') ?? [];
    expect([lines[0], lines.at(-1)]).toEqual(['-----BEGIN CERTIFICATE-----', '-----END CERTIFICATE-----']);
    expect(lines.slice(1, -1).map(({ length }) => length)).toEqual([64, 20]);
    expect(Uint8Array.from(atob(lines.slice(1, -1).join('')), (letter) => letter.codePointAt(0) ?? 0)).toEqual(bytes);
  });

  it.each([
    ['nothing', ''],
    ['a key', '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----'],
    ['a text', 'Dober dan'],
  ])('returns null for %s', async (_, content) => {
    expect(await readCertificateFile(new Blob([content]))).toBeNull();
  });
});
