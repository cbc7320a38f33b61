import type { ProvisioningDependencies } from '../dependencies';
import { endSubscription, findSubscription, deleteCardsAtGateways, cancelPayments, removeCards } from '../../billing';
import { closePremisesJob, destroyAllButClosingKey, removeTests } from '../../setup';
import { liveStates, lockTenant, type Plan, updateTenant } from '../../tenants';
import { writeClosedMail, type MailDependencies } from '../lifecycle/lifecycle-mails';
import { closePremisesStep } from './close-premises-step';
import { onInstance } from './on-instance';

type CloseDependencies = Pick<
  ProvisioningDependencies,
  'provisioner' | 'secretKeys' | 'fiscalAuthority' | 'gateways' | 'log'
> &
  MailDependencies;

/** Closing a company CRM for good: what creating made, taken away in reverse. It cannot be cancelled. */
export function closePlan(dependencies: CloseDependencies): Plan {
  const { provisioner } = dependencies;
  return {
    kind: 'close',
    steps: [
      {
        name: 'unpublish',
        run: onInstance((instance, call) => provisioner.deactivate(instance, call)),
        commit: async (tx, { operation, clock }) => {
          const now = clock();
          await lockTenant(tx, operation.tenantId);
          await cancelPayments(tx, operation.tenantId, now);
          await updateTenant(tx, operation.tenantId, liveStates, { state: 'inactive', updatedAt: now });
        },
      },
      closePremisesStep(dependencies),
      {
        name: 'remove_database',
        run: onInstance((instance, call) => provisioner.close(instance, call)),
      },
      {
        name: 'close',
        run: ({ database, operation }) => deleteCardsAtGateways({ ...dependencies, database }, operation.tenantId),
        commit: async (tx, { operation, clock }) => {
          const now = clock();
          const { tenantId } = operation;
          await removeTests(tx, tenantId);
          await removeCards(tx, tenantId, now);
          const subscription = await findSubscription(tx, tenantId);
          if (subscription?.kind === 'paid') await endSubscription(tx, subscription, now);
          if (await destroyAllButClosingKey(tx, dependencies, { tenantId, at: now }))
            await dependencies.jobs.enqueue(tx, closePremisesJob, { tenant_id: tenantId });
          await updateTenant(tx, operation.tenantId, liveStates, {
            state: 'closed',
            closedAt: now,
            updatedAt: now,
          });
        },
      },
      { name: 'notify', commit: (tx, { operation, clock }) => writeClosedMail(tx, dependencies, operation, clock()) },
    ],
  };
}
