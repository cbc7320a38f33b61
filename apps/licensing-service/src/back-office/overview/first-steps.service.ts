import type { FirstSteps } from '@atrium/api-client/contract';
import { countDistinct, eq, isNotNull } from 'drizzle-orm';
import { isPriceListOwn } from '../../billing';
import { roleMembers, roles } from '../../identity';
import { inScope, missingSellerSettings, type SessionUser, type Transaction } from '../../platform';
import type { BackOfficeDependencies } from '../dependencies';

type Dependencies = Pick<BackOfficeDependencies, 'database' | 'settings'>;
type Step = FirstSteps['data'][number];

/** The steps that a new installation still needs. The first one that is undone comes first. */
export function readFirstSteps({ database, settings }: Dependencies, { id }: SessionUser): Promise<FirstSteps> {
  return inScope(database, { userId: id }, async (tx) => {
    const missing = missingSellerSettings(settings.seller);
    const steps: (Step | false)[] = [
      missing.length > 0 && { step: 'seller', settings: [...missing] },
      !(await isPriceListOwn(tx)) && { step: 'price_list', settings: [] },
      !(await hasOwnRole(tx)) && { step: 'role', settings: [] },
      !(await hasColleague(tx)) && { step: 'invitation', settings: [] },
    ];
    return { data: steps.filter((step) => step !== false) };
  });
}

async function hasOwnRole(tx: Transaction): Promise<boolean> {
  const found = await tx.select({ id: roles.id }).from(roles).where(eq(roles.builtIn, false)).limit(1);
  return found.length > 0;
}

/** Whether a second user has a role, which shows that an invitation was accepted. */
async function hasColleague(tx: Transaction): Promise<boolean> {
  const [row] = await tx
    .select({ people: countDistinct(roleMembers.userId) })
    .from(roleMembers)
    .where(isNotNull(roleMembers.userId));
  return (row?.people ?? 0) > 1;
}
