import { asService, type Transaction } from '../../platform';
import { lockTenant } from '../../tenants';
import type { ProvisioningDependencies } from '../dependencies';
import { provisioned } from '../plans/on-instance';
import { editionOf, readConfiguration } from './read-configuration';

type Dependencies = Pick<ProvisioningDependencies, 'database' | 'provisioner' | 'secretKeys' | 'clock'>;

/** The settings were changed between being read and being handed over. */
class SettingsChanged extends Error {
  constructor() {
    super('The settings were changed while they were handed over.');
    this.name = 'SettingsChanged';
  }
}

const maximumReadings = 5;

/**
 * Hands the settings to the instance, once for each edition of them, and never older ones over newer ones.
 * `holds` throws where the caller's turn is over.
 */
export async function deliverConfiguration(
  dependencies: Dependencies,
  tenantId: string,
  holds: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<void> {
  for (let reading = 1; ; reading += 1) {
    try {
      await deliverAsRead(dependencies, tenantId, holds);
      return;
    } catch (error) {
      if (!(error instanceof SettingsChanged) || reading === maximumReadings) throw error;
    }
  }
}

async function deliverAsRead(
  { database, provisioner, secretKeys, clock }: Dependencies,
  tenantId: string,
  holds: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const { edition, configuration, instance } = await asService(database, 'job', async (tx) => ({
    edition: await editionOf(tx, tenantId),
    configuration: await readConfiguration(tx, secretKeys, tenantId),
    instance: (await provisioned(tx, tenantId)).instance,
  }));
  await provisioner.configure(instance, configuration, {
    key: `configure:${edition}`,
    now: clock(),
    holds: async (tx) => {
      await holds(tx);
      await lockTenant(tx, tenantId);
      if ((await editionOf(tx, tenantId)) !== edition) throw new SettingsChanged();
    },
  });
}
