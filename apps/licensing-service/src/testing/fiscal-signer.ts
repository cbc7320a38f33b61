import { createPrivateKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { issueCertificate, type NamePart } from '../setup/fiscal/authority/local/issue-certificate';
import type { Signer } from '../setup/fiscal/authority/signed-message';

const { PRINTABLESTRING, UTF8 } = forge.asn1.Type;

const institution: readonly NamePart[] = [
  { shortName: 'C', value: 'SI' },
  { shortName: 'O', value: 'state-institutions' },
];

export interface FiscalSignerOptions {
  readonly taxNumber?: string;
  readonly holder?: string;
  /** Decimal. May exceed Number.MAX_SAFE_INTEGER. */
  readonly serial?: bigint;
  readonly validFrom?: Date;
  readonly validTo?: Date;
}

/** Creates a company's invoice signing certificate and key, named and numbered like those of the tax authority. */
export function makeFiscalSigner({
  taxNumber = '50223054',
  holder = 'ZELENA DOLINA, D.O.O.',
  serial = 2_575_988_469_811_686_647n,
  validFrom = new Date('2026-01-01T00:00:00Z'),
  validTo = new Date('2031-01-01T00:00:00Z'),
}: FiscalSignerOptions = {}): Signer & { readonly certificatePem: string; readonly privateKeyPem: string } {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const hex = serial.toString(16);
  const certificatePem = issueCertificate({
    subject: [
      ...institution,
      { shortName: 'OU', value: 'DavPotRacTEST' },
      { shortName: 'OU', value: taxNumber },
      { type: '2.5.4.5', value: '1', valueTagClass: PRINTABLESTRING as never },
      { shortName: 'CN', value: holder, valueTagClass: UTF8 as never },
    ],
    issuer: { subject: [...institution, { shortName: 'CN', value: 'Tax CA Test' }], privateKey },
    publicKey,
    serialNumber: hex.length % 2 === 0 ? hex : `0${hex}`,
    validFrom,
    validTo,
    isAuthority: false,
  });
  const certificate = new X509Certificate(certificatePem);
  return { certificate, privateKey: createPrivateKey(privateKey), certificatePem, privateKeyPem: privateKey };
}
