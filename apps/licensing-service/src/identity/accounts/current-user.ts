import type { CurrentUser } from '@atrium/api-client/contract';
import { daysLeft, NotFound, portalPaths } from '../../platform';
import type { IdentityDependencies, UserTrial } from '../dependencies';
import { findGrants } from '../roles/grants';
import { findAccount } from './account.repository';
import { findPendingEmail } from './token.repository';

/** The signed-in user as the portal shows them. */
export async function readCurrentUser(
  { database, clock, findTrial }: Pick<IdentityDependencies, 'database' | 'clock' | 'findTrial'>,
  id: string,
): Promise<CurrentUser> {
  const now = clock();
  const account = await findAccount(database, id);
  if (account === null) throw new NotFound();
  const { roles, permissions } = await findGrants(database, id);
  const trial = await findTrial(id, now);
  return {
    id,
    full_name: account.fullName,
    email: account.email,
    pending_email: await findPendingEmail(database, id, now),
    position_title: account.positionTitle,
    avatar: account.avatar,
    language: account.language,
    per_page: account.perPage,
    permissions: [...permissions],
    roles: [...roles],
    visited_modules: account.visitedModules,
    trial_data: trial === null ? null : trialData(trial, now),
  };
}

function trialData({ tenantId, title, endsAt }: UserTrial, now: Date): NonNullable<CurrentUser['trial_data']> {
  return {
    trial_expires_at: endsAt.toISOString(),
    trial_expired: endsAt <= now,
    days_left: daysLeft(endsAt, now),
    title,
    url: portalPaths.subscription(tenantId),
  };
}
