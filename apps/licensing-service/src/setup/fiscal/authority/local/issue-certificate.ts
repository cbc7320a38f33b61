import forge from 'node-forge';

export type NamePart = forge.pki.CertificateField;

export interface CertificateOptions {
  readonly subject: readonly NamePart[];
  /** PEM. */
  readonly publicKey: string;
  /** The issuing CA; a root certificate issues itself. */
  readonly issuer: { readonly subject: readonly NamePart[]; readonly privateKey: string };
  /** Hexadecimal. */
  readonly serialNumber: string;
  readonly validFrom: Date;
  readonly validTo: Date;
  /** Whether it is a CA certificate. */
  readonly isAuthority: boolean;
  /** IP addresses, for a server certificate. */
  readonly hosts?: readonly string[];
}

/** Issues an X.509 certificate, signed with SHA-256, as PEM. */
export function issueCertificate(options: CertificateOptions): string {
  const { isAuthority, hosts = [] } = options;
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(options.publicKey);
  certificate.serialNumber = options.serialNumber;
  certificate.validity.notBefore = options.validFrom;
  certificate.validity.notAfter = options.validTo;
  certificate.setSubject([...options.subject]);
  certificate.setIssuer([...options.issuer.subject]);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: isAuthority, critical: true },
    { name: 'keyUsage', keyCertSign: isAuthority, digitalSignature: !isAuthority, critical: true },
    ...(hosts.length === 0 ? [] : [{ name: 'subjectAltName', altNames: hosts.map((ip) => ({ type: 7, ip })) }]),
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(options.issuer.privateKey), forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate);
}
