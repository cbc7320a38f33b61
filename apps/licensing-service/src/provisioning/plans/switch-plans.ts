import type { ProvisioningDependencies } from '../dependencies';
import { type Plan, StepFailed, updateTenant } from '../../tenants';
import { withInstance } from './with-instance';

/** Activates a company CRM: its instance responds again. */
export function activatePlan({ provisioner }: Pick<ProvisioningDependencies, 'provisioner'>): Plan {
  return {
    kind: 'activate',
    steps: [
      {
        name: 'publish',
        run: withInstance((instance, call) => provisioner.publish(instance, call)),
        undo: withInstance((instance, call) => provisioner.deactivate(instance, call)),
        commit: async (tx, { operation, clock }) => {
          const change = { state: 'active' as const, updatedAt: clock(), lastModifiedBy: operation.createdBy };
          if (!(await updateTenant(tx, operation.tenantId, ['inactive'], change))) throw new StepFailed('incomplete');
        },
      },
    ],
  };
}

/** Deactivates a company CRM: its instance no longer responds, and its data stays. */
export function deactivatePlan({ provisioner }: Pick<ProvisioningDependencies, 'provisioner'>): Plan {
  return {
    kind: 'deactivate',
    steps: [
      {
        name: 'unpublish',
        run: withInstance((instance, call) => provisioner.deactivate(instance, call)),
        undo: withInstance((instance, call) => provisioner.publish(instance, call)),
        commit: async (tx, { operation, clock }) => {
          const change = { state: 'inactive' as const, updatedAt: clock(), lastModifiedBy: operation.createdBy };
          if (!(await updateTenant(tx, operation.tenantId, ['active'], change))) throw new StepFailed('incomplete');
        },
      },
    ],
  };
}
