import type { Transaction } from '../../../platform';
import { destroySecrets, readSecret, setSecret } from '../../../tenants';
import type { SetupDependencies } from '../../dependencies';
import { privateKeyField } from '../certificate/signing-key';
import { closePremises, type RegistrationDependencies, type RegistrationResult } from './register-premises.service';
import { findRegistrable } from './registration.repository';
import { closingTasks } from './registration-tasks';

const hasOpenPremises = async (tx: Transaction, tenantId: string) =>
  closingTasks(await findRegistrable(tx, tenantId)).length > 0;

/**
 * Destroys the secrets of a closing company CRM. If premises are still open at the tax authority, keeps the key that can
 * close them, encrypted with a new data key. Returns whether it kept the key.
 */
export async function destroySecretsExceptClosingKey(
  tx: Transaction,
  { secretKeys }: Pick<SetupDependencies, 'secretKeys'>,
  { tenantId, at }: { readonly tenantId: string; readonly at: Date },
): Promise<boolean> {
  const value = (await hasOpenPremises(tx, tenantId))
    ? await readSecret(tx, secretKeys, tenantId, privateKeyField)
    : null;
  await destroySecrets(tx, tenantId);
  if (value === null) return false;
  await setSecret(tx, secretKeys, { tenantId, field: privateKeyField, value, at });
  return true;
}

/** Closes the premises a closed company CRM still has open at the tax authority, then destroys its key. */
export async function closeRemainingPremises(
  dependencies: RegistrationDependencies,
  tenantId: string,
): Promise<RegistrationResult> {
  const result = await closePremises(dependencies, tenantId);
  await dependencies.transact(async (tx) => {
    if (!(await hasOpenPremises(tx, tenantId))) await destroySecrets(tx, tenantId);
  });
  return result;
}
