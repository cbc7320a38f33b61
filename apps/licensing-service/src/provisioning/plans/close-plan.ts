import type { ProvisioningDependencies } from '../dependencies';
import { endSubscription, findSubscribed, deleteCardsAtGateways, cancelPayments, removeCards } from '../../billing';
import { closePremisesJob, destroySecretsExceptClosingKey, removeTests } from '../../setup';
import { liveStates, lockTenant, type Plan, updateTenant } from '../../tenants';
import { writeClosedMail, type MailDependencies } from '../lifecycle/lifecycle-mails';
import { closePremisesStep } from './close-premises-step';
import { withInstance } from './with-instance';

type CloseDependencies = Pick<
  ProvisioningDependencies,
  'provisioner' | 'secretKeys' | 'fiscalAuthority' | 'gateways' | 'log'
> &
  MailDependencies;

/** Closes a company CRM permanently: removes what `createPlan` created, in reverse order. It cannot be cancelled. */
export function closePlan(dependencies: CloseDependencies): Plan {
  const { provisioner } = dependencies;
  return {
    kind: 'close',
    steps: [
      {
        name: 'unpublish',
        run: withInstance((instance, call) => provisioner.deactivate(instance, call)),
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
        run: withInstance((instance, call) => provisioner.close(instance, call)),
      },
      {
        name: 'close',
        run: ({ database, operation }) => deleteCardsAtGateways({ ...dependencies, database }, operation.tenantId),
        commit: async (tx, { operation, clock }) => {
          const now = clock();
          const { tenantId } = operation;
          await removeTests(tx, tenantId);
          await removeCards(tx, tenantId, now);
          const subscribed = await findSubscribed(tx, tenantId);
          if (subscribed?.subscription.kind === 'paid') await endSubscription(tx, subscribed, now, 'closed');
          if (await destroySecretsExceptClosingKey(tx, dependencies, { tenantId, at: now }))
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
