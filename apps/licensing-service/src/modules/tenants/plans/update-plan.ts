import type { Parts } from '../../../parts';
import type { Plan } from '../../operations/plan';
import { updateTenant } from '../tenant.repository';
import { configureStep } from './configure-step';
import { effectCall } from './create-plan';
import { provisioned } from './instance-of';

const unchanged = async () => undefined;

/** Bringing a company CRM to the current version; where it fails the old one goes on. */
export function updatePlan(ground: Pick<Parts, 'provisioner' | 'secretKeys'>): Plan {
  const { provisioner } = ground;
  return {
    kind: 'update',
    steps: [
      {
        name: 'update_database',
        run: async (context) => {
          const { instance } = await provisioned(context.database, context.operation.tenantId);
          await provisioner.update(instance, effectCall(context));
        },
      },
      configureStep(ground),
      {
        name: 'record_version',
        commit: async (tx, { operation, clock }) => {
          const change = { crmVersion: provisioner.version, updatedAt: clock() };
          await updateTenant(tx, operation.tenantId, ['active', 'inactive'], change);
        },
      },
    ],
    failed: unchanged,
    retried: unchanged,
  };
}
