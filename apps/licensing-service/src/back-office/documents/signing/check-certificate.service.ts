import type { SigningCertificate } from '@atrium/api-client/contract';
import { openCertificate } from './open-certificate';
import type { SigningDependencies } from './sign.service';

/** Who signs with a certificate, and until when. */
export async function checkCertificate(
  { clock, timeStampAuthority }: Pick<SigningDependencies, 'clock' | 'timeStampAuthority'>,
  input: Parameters<typeof openCertificate>[0],
): Promise<SigningCertificate> {
  const { facts } = await openCertificate(input, clock());
  return { ...facts, time_stamp: timeStampAuthority !== null };
}
