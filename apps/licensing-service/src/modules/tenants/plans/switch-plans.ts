import type { Parts } from '../../../parts';
import { StepFailed, type Plan } from '../../operations/plan';
import { updateTenant } from '../tenant.repository';
import { effectCall } from './create-plan';
import { provisioned } from './instance-of';

const unchanged = async () => undefined;

/** Switching a company CRM on: its instance answers again. */
export function activatePlan({ provisioner }: Pick<Parts, 'provisioner'>): Plan {
  return {
    kind: 'activate',
    steps: [
      {
        name: 'publish',
        run: async (context) => {
          const { instance } = await provisioned(context.database, context.operation.tenantId);
          await provisioner.publish(instance, effectCall(context));
        },
        commit: async (tx, { operation, clock }) => {
          const change = { state: 'active' as const, updatedAt: clock(), lastModifiedBy: operation.createdBy };
          if (!(await updateTenant(tx, operation.tenantId, ['inactive'], change))) throw new StepFailed('incomplete');
        },
      },
    ],
    failed: unchanged,
    retried: unchanged,
  };
}

/** Switching a company CRM off: its instance no longer answers, and nothing is lost. */
export function deactivatePlan({ provisioner }: Pick<Parts, 'provisioner'>): Plan {
  return {
    kind: 'deactivate',
    steps: [
      {
        name: 'unpublish',
        run: async (context) => {
          const { instance } = await provisioned(context.database, context.operation.tenantId);
          await provisioner.deactivate(instance, effectCall(context));
        },
        commit: async (tx, { operation, clock }) => {
          const change = { state: 'inactive' as const, updatedAt: clock(), lastModifiedBy: operation.createdBy };
          if (!(await updateTenant(tx, operation.tenantId, ['active'], change))) throw new StepFailed('incomplete');
        },
      },
    ],
    failed: unchanged,
    retried: unchanged,
  };
}
