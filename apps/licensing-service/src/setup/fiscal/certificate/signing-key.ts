import type { DatabaseHandle } from '../../../platform';
import { readSecret } from '../../../tenants';
import type { SetupDependencies } from '../../dependencies';
import { fiscalizationSection } from '../fiscalization.section';
import { secretField } from '../../sections/section';
import { findCertificate } from './certificate.repository';

/** Secret field of the private key. */
export const privateKeyField = secretField(fiscalizationSection, 'private_key');

/** The company's private key and certificate chain for the tax authority, in PEM; null without a certificate. */
export async function readSigningKey(
  db: DatabaseHandle,
  { secretKeys }: Pick<SetupDependencies, 'secretKeys'>,
  tenantId: string,
): Promise<{ readonly privateKey: string; readonly chain: string } | null> {
  const row = await findCertificate(db, tenantId);
  const privateKey = await readSecret(db, secretKeys, tenantId, privateKeyField);
  return row === null || privateKey === null ? null : { privateKey, chain: row.chain };
}
