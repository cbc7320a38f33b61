import type { Caller, Transaction } from '../platform';
import type { ResourceDependencies } from '../resource';

/** The trial that the portal shows a user. */
export interface UserTrial {
  readonly tenantId: string;
  readonly title: string;
  readonly endsAt: Date;
}

/** What closing an account means for company CRMs. */
export interface Memberships {
  /**
   * Ends every membership of a user, and returns the ids of the company CRMs they left.
   *
   * @throws Conflict `owns_tenants` while one of them would have no owner
   */
  leaveAll(tx: Transaction, userId: string, caller: Caller, at: Date): Promise<readonly string[]>;
  /** Deletes the user's notifications, and replaces their name in those of others. */
  forget(tx: Transaction, userId: string, fullName: string): Promise<void>;
  /** Notifies the open pages of the remaining members; after the commit. */
  announce(tenantIds: readonly string[]): Promise<void>;
}

export interface IdentityDependencies extends ResourceDependencies {
  readonly memberships: Memberships;
  /** Of the trials of a user's company CRMs the running one that ends first, else the one that ended last. */
  readonly findTrial: (userId: string, now: Date) => Promise<UserTrial | null>;
}
