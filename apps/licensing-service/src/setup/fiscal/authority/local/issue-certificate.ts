import forge from 'node-forge';

export type NamePart = forge.pki.CertificateField;

export interface Issuing {
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
  /** IP addresses of a server certificate. */
  readonly hosts?: readonly string[];
}

/** Issues an X.509 certificate, signed with SHA-256, as PEM. */
export function issueCertificate(issuing: Issuing): string {
  const { isAuthority, hosts = [] } = issuing;
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(issuing.publicKey);
  certificate.serialNumber = issuing.serialNumber;
  certificate.validity.notBefore = issuing.validFrom;
  certificate.validity.notAfter = issuing.validTo;
  certificate.setSubject([...issuing.subject]);
  certificate.setIssuer([...issuing.issuer.subject]);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: isAuthority, critical: true },
    { name: 'keyUsage', keyCertSign: isAuthority, digitalSignature: !isAuthority, critical: true },
    ...(hosts.length === 0 ? [] : [{ name: 'subjectAltName', altNames: hosts.map((ip) => ({ type: 7, ip })) }]),
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(issuing.issuer.privateKey), forge.md.sha256.create());
  return forge.pki.certificateToPem(certificate);
}
