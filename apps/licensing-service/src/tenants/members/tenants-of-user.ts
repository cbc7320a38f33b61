import type { Membership } from '../../identity';
import type { DatabaseHandle, Language } from '../../platform';
import { displayTitle } from '../display-title';
import { findTenantsOfUser, type TenantOfUser } from './member.repository';

export const isOnlyOwner = ({ role, otherOwners }: TenantOfUser) => role === 'owner' && otherOwners === 0;

/** Drafts without other members are discarded with their owner. */
export const needsOwner = (tenant: TenantOfUser) =>
  isOnlyOwner(tenant) && (tenant.state !== 'draft' || tenant.others > 0);

/** The user's open company CRMs by title. */
export async function findMemberships(db: DatabaseHandle, userId: string, language: Language): Promise<Membership[]> {
  const found = await findTenantsOfUser(db, userId);
  return found
    .map((tenant) => ({
      id: tenant.id,
      title: displayTitle(tenant.title, language),
      role: tenant.role,
      needsOwner: needsOwner(tenant),
    }))
    .toSorted((one, other) => one.title.localeCompare(other.title, language));
}
