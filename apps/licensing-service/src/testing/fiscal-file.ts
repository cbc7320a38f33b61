import forge from 'node-forge';
import { makeFiscalSigner, type FiscalSignerOptions } from './fiscal-signer';

const { asn1, pkcs12, pki } = forge;

/** Creates a .p12 file with a certificate and key for signing invoices. */
export function makeFiscalFile(password: string, options: FiscalSignerOptions = {}): File {
  const { certificatePem, privateKeyPem } = makeFiscalSigner(options);
  const content = pkcs12.toPkcs12Asn1(
    pki.privateKeyFromPem(privateKeyPem),
    [pki.certificateFromPem(certificatePem)],
    password,
  );
  const bytes = Buffer.from(asn1.toDer(content).getBytes(), 'latin1');
  return new File([bytes], 'potrdilo.p12');
}
