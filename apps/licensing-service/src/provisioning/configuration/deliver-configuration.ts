import { asService, type Transaction } from '../../platform';
import { lockTenant } from '../../tenants';
import type { ProvisioningDependencies } from '../dependencies';
import { loadInstance } from '../plans/with-instance';
import { hashSettings, readConfiguration } from './read-configuration';

type Dependencies = Pick<ProvisioningDependencies, 'database' | 'provisioner' | 'secretKeys' | 'clock'>;

/** The settings changed between reading and delivering them. */
class SettingsChanged extends Error {
  constructor() {
    super('The settings changed during delivery.');
    this.name = 'SettingsChanged';
  }
}

const maximumAttempts = 5;

/**
 * Delivers the settings to the instance, once per version, and never an older version over a newer one.
 * `assertLease` throws if another worker has taken over from the caller.
 */
export async function deliverConfiguration(
  dependencies: Dependencies,
  tenantId: string,
  assertLease: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await deliverOnce(dependencies, tenantId, assertLease);
      return;
    } catch (error) {
      if (!(error instanceof SettingsChanged) || attempt === maximumAttempts) throw error;
    }
  }
}

async function deliverOnce(
  { database, provisioner, secretKeys, clock }: Dependencies,
  tenantId: string,
  assertLease: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const { edition, configuration, instance } = await asService(database, 'job', async (tx) => ({
    edition: await hashSettings(tx, tenantId, clock()),
    configuration: await readConfiguration(tx, secretKeys, tenantId, clock()),
    instance: (await loadInstance(tx, tenantId)).instance,
  }));
  await provisioner.configure(instance, configuration, {
    key: `configure:${edition}`,
    now: clock(),
    assertLease: async (tx) => {
      await assertLease(tx);
      await lockTenant(tx, tenantId);
      if ((await hashSettings(tx, tenantId, clock())) !== edition) throw new SettingsChanged();
    },
  });
}
