import type { ProvisioningDependencies } from '../dependencies';
import { type Plan, StepFailed, updateTenant } from '../../tenants';
import { onInstance } from './on-instance';

/** Switching a company CRM on: its instance answers again. */
export function activatePlan({ provisioner }: Pick<ProvisioningDependencies, 'provisioner'>): Plan {
  return {
    kind: 'activate',
    steps: [
      {
        name: 'publish',
        run: onInstance((instance, call) => provisioner.publish(instance, call)),
        undo: onInstance((instance, call) => provisioner.deactivate(instance, call)),
        commit: async (tx, { operation, clock }) => {
          const change = { state: 'active' as const, updatedAt: clock(), lastModifiedBy: operation.createdBy };
          if (!(await updateTenant(tx, operation.tenantId, ['inactive'], change))) throw new StepFailed('incomplete');
        },
      },
    ],
  };
}

/** Switching a company CRM off: its instance no longer answers, and nothing is lost. */
export function deactivatePlan({ provisioner }: Pick<ProvisioningDependencies, 'provisioner'>): Plan {
  return {
    kind: 'deactivate',
    steps: [
      {
        name: 'unpublish',
        run: onInstance((instance, call) => provisioner.deactivate(instance, call)),
        undo: onInstance((instance, call) => provisioner.publish(instance, call)),
        commit: async (tx, { operation, clock }) => {
          const change = { state: 'inactive' as const, updatedAt: clock(), lastModifiedBy: operation.createdBy };
          if (!(await updateTenant(tx, operation.tenantId, ['active'], change))) throw new StepFailed('incomplete');
        },
      },
    ],
  };
}
