import type { Parts } from '../../../parts';
import { removeTests } from '../../connections/connection-test.repository';
import { destroyAllButClosingKey } from '../../fiscalization/registration/close-left-premises.service';
import { closePremisesJob } from '../../fiscalization/registration/close-premises.job';
import type { Plan } from '../../operations/plan';
import { giveUpPayments } from '../../payments/give-up-payments';
import { forgetCards, removeCards } from '../../payments/method.service';
import { endSubscription } from '../../subscriptions/end-subscription';
import { findSubscription } from '../../subscriptions/subscription.repository';
import { livingStates } from '../tenant-life';
import { lockTenant, updateTenant } from '../tenant.repository';
import { writeClosedMail, type MailGround } from '../tenant-mails';
import { closePremisesStep } from './close-premises-step';
import { onInstance } from './instance-of';

type CloseGround = Pick<Parts, 'provisioner' | 'secretKeys' | 'fiscalAuthority' | 'gateways' | 'log'> & MailGround;

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
