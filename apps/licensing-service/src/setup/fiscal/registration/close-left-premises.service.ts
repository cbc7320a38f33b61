import type { Transaction } from '../../../platform';
import { destroySecrets, readSecret, setSecret } from '../../../tenants';
import type { SetupDependencies } from '../../dependencies';
import { privateKeyField } from '../certificate/signing-key';
import { closePremises, type RegistrationDependencies, type RegistrationResult } from './register-premises.service';
import { findRegistrable } from './registration.repository';
import { closingTasks } from './registration-tasks';

const areLeft = async (tx: Transaction, tenantId: string) =>
  closingTasks(await findRegistrable(tx, tenantId)).length > 0;

/**
 * Destroys the secrets of a company CRM that closes. Where the tax authority still has premises of it as open, the key
 * that can close them is kept, in an envelope of a new data key; answers whether that is so.
 */
export async function destroyAllButClosingKey(
  tx: Transaction,
  { secretKeys }: Pick<SetupDependencies, 'secretKeys'>,
  { tenantId, at }: { readonly tenantId: string; readonly at: Date },
): Promise<boolean> {
  const value = (await areLeft(tx, tenantId)) ? await readSecret(tx, secretKeys, tenantId, privateKeyField) : null;
  await destroySecrets(tx, tenantId);
  if (value === null) return false;
  await setSecret(tx, secretKeys, { tenantId, field: privateKeyField, value, at });
  return true;
}

/** Closes at the tax authority what a closed company CRM has left open, and destroys its key once nothing is. */
export async function closeLeftPremises(
  dependencies: RegistrationDependencies,
  tenantId: string,
): Promise<RegistrationResult> {
  const result = await closePremises(dependencies, tenantId);
  await dependencies.transact(async (tx) => {
    if (!(await areLeft(tx, tenantId))) await destroySecrets(tx, tenantId);
  });
  return result;
}
