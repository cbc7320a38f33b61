import type { ProvisioningDependencies } from '../dependencies';
import { liveStates, type Plan, updateTenant } from '../../tenants';
import { configureStep } from './configure-step';
import { effectCall, withInstance, loadInstance } from './with-instance';

/** Updates a company CRM to the current version. If the update fails, the old version keeps running. */
export function updatePlan(dependencies: Pick<ProvisioningDependencies, 'provisioner' | 'secretKeys'>): Plan {
  const { provisioner } = dependencies;
  return {
    kind: 'update',
    steps: [
      {
        name: 'update_database',
        run: withInstance((instance, call) => provisioner.update(instance, call)),
        undo: async (context) => {
          const { instance, version } = await loadInstance(context.database, context.operation.tenantId);
          if (version !== null) await provisioner.restore(instance, version, effectCall(context));
        },
      },
      configureStep(dependencies),
      {
        name: 'record_version',
        commit: async (tx, { operation, clock }) => {
          const change = { crmVersion: provisioner.version, updatedAt: clock() };
          await updateTenant(tx, operation.tenantId, liveStates, change);
        },
      },
    ],
  };
}
