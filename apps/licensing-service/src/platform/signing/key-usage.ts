import { BitString, fromBER } from 'asn1js';
import { Certificate } from 'pkijs';

const keyUsage = '2.5.29.15';
/** digitalSignature and nonRepudiation: the first two bits. */
const signatures = 0b1100_0000;

/** Whether a certificate in DER allows signatures. One that says nothing allows everything. */
export function allowsSignatures(certificate: Uint8Array): boolean {
  const { extensions } = Certificate.fromBER(new Uint8Array(certificate));
  const extension = extensions?.find(({ extnID }) => extnID === keyUsage);
  if (extension === undefined) return true;
  const { result } = fromBER(new Uint8Array(extension.extnValue.valueBlock.valueHexView));
  return result instanceof BitString && ((result.valueBlock.valueHexView[0] ?? 0) & signatures) !== 0;
}
