import type { ProvisioningDependencies } from '../dependencies';
import { endSubscription, findSubscription, forgetCards, giveUpPayments, removeCards } from '../../billing';
import { closePremisesJob, destroyAllButClosingKey, removeTests } from '../../setup';
import { livingStates, lockTenant, type Plan, updateTenant } from '../../tenants';
import { writeClosedMail, type MailGround } from '../lifecycle/lifecycle-mails';
import { closePremisesStep } from './close-premises-step';
import { onInstance } from './instance-of';

type CloseGround = Pick<
  ProvisioningDependencies,
  'provisioner' | 'secretKeys' | 'fiscalAuthority' | 'gateways' | 'log'
> &
  MailGround;

/** Closing a company CRM for good: what creating made, taken away in reverse. It cannot be cancelled. */
export function closePlan(ground: CloseGround): Plan {
  const { provisioner } = ground;
  return {
    kind: 'close',
    steps: [
      {
        name: 'unpublish',
        run: onInstance((instance, call) => provisioner.deactivate(instance, call)),
        commit: async (tx, { operation, clock }) => {
          const now = clock();
          await lockTenant(tx, operation.tenantId);
          await giveUpPayments(tx, operation.tenantId, now);
          await updateTenant(tx, operation.tenantId, livingStates, { state: 'inactive', updatedAt: now });
        },
      },
      closePremisesStep(ground),
      {
        name: 'remove_database',
        run: onInstance((instance, call) => provisioner.close(instance, call)),
      },
      {
        name: 'close',
        run: ({ database, operation }) => forgetCards({ ...ground, database }, operation.tenantId),
        commit: async (tx, { operation, clock }) => {
          const now = clock();
          const { tenantId } = operation;
          await removeTests(tx, tenantId);
          await removeCards(tx, tenantId, now);
          const subscription = await findSubscription(tx, tenantId);
          if (subscription?.kind === 'paid') await endSubscription(tx, subscription, now);
          if (await destroyAllButClosingKey(tx, ground, { tenantId, at: now }))
            await ground.jobs.enqueue(tx, closePremisesJob, { tenant_id: tenantId });
          await updateTenant(tx, operation.tenantId, livingStates, {
            state: 'closed',
            closedAt: now,
            updatedAt: now,
          });
        },
      },
      { name: 'notify', commit: (tx, { operation, clock }) => writeClosedMail(tx, ground, operation, clock()) },
    ],
  };
}
