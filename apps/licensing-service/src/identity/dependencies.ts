import type { Caller, Transaction } from '../platform';
import type { ResourceDependencies } from '../resource';
import type { FindInvitation } from './invitations/found-invitation';

/** The trial that the portal shows a user. */
export interface UserTrial {
  readonly tenantId: string;
  readonly title: string;
  readonly endsAt: Date;
}

/** Effects of closing an account on company CRMs. */
export interface Memberships {
  /**
   * Ends all memberships of a user. Returns the ids of the company CRMs they left.
   *
   * @throws Conflict `owns_tenants` if one of them would have no owner
   */
  leaveAll(tx: Transaction, userId: string, caller: Caller, at: Date): Promise<readonly string[]>;
  /** Deletes the user's notifications and replaces their name in those of others. */
  forget(tx: Transaction, userId: string, fullName: string): Promise<void>;
  /** Notifies open pages of the remaining members. Call it after the commit. */
  announce(tenantIds: readonly string[]): Promise<void>;
}

export interface IdentityDependencies extends ResourceDependencies {
  readonly memberships: Memberships;
  /** Finds invitations to company CRMs, so that their links are accepted like those of the operator. */
  readonly findTenantInvitation: FindInvitation;
  /** The user's running trial that ends first, else the trial that ended last. */
  readonly findTrial: (userId: string, now: Date) => Promise<UserTrial | null>;
}
