import type { Parts } from '../../../parts';
import { destroySecrets } from '../../../secrets/tenant-secrets';
import type { Plan } from '../../operations/plan';
import { updateTenant } from '../tenant.repository';
import { writeClosedMail, type MailGround } from '../tenant-mails';
import { closePremisesStep } from './close-premises-step';
import { onInstance } from './instance-of';

type CloseGround = Pick<Parts, 'provisioner' | 'secretKeys' | 'fiscalAuthority'> & MailGround;

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
          await updateTenant(tx, operation.tenantId, ['active', 'inactive'], { state: 'inactive', updatedAt: clock() });
        },
      },
      closePremisesStep(ground),
      {
        name: 'remove_database',
        run: onInstance((instance, call) => provisioner.close(instance, call)),
      },
      {
        name: 'close',
        commit: async (tx, { operation, clock }) => {
          const now = clock();
          await destroySecrets(tx, operation.tenantId);
          await updateTenant(tx, operation.tenantId, ['active', 'inactive'], {
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
