import type { TenantRole } from '@atrium/api-client/contract';
import type { Caller, DatabaseHandle, Language, Transaction } from '../platform';
import type { ResourceDependencies } from '../resource';
import type { FindInvitation } from './invitations/found-invitation';

/** The trial that the portal shows a user. */
export interface UserTrial {
  readonly tenantId: string;
  readonly title: string;
  readonly endsAt: Date;
}

/** An open company CRM of a user. */
export interface Membership {
  readonly id: string;
  readonly title: string;
  readonly role: TenantRole;
  /** Without the user it would have no owner, and it is not a draft of theirs alone. */
  readonly needsOwner: boolean;
}

/** A user whose account closes, and who closes it. */
export interface Leaving {
  readonly userId: string;
  /** The e-mail of the account, and those that it had before. */
  readonly emails: readonly string[];
  readonly actorId: string;
  /** Whether a refusal names the company CRMs. */
  readonly namesTenants: boolean;
  readonly caller: Caller;
  readonly at: Date;
}

/** The company CRMs of a user, and effects of closing an account on them. */
export interface Memberships {
  /** The user's open company CRMs by title. */
  find(database: DatabaseHandle, userId: string, language: Language): Promise<readonly Membership[]>;
  /**
   * Ends all memberships of a user. Returns the ids of the company CRMs they left.
   *
   * @throws Conflict `owns_tenants`, or `user_owns_tenants` for another person, if one would have no owner
   */
  leaveAll(tx: Transaction, leaving: Leaving): Promise<readonly string[]>;
  /** Number of open invitations that the user sent or received. */
  countInvitations(database: DatabaseHandle, user: Pick<Leaving, 'userId' | 'emails'>): Promise<number>;
  /** Revokes open invitations that the user sent, and deletes those that they received. */
  endInvitations(tx: Transaction, user: Pick<Leaving, 'userId' | 'emails' | 'at'>): Promise<void>;
  /** Deletes the user's notifications and replaces their name in those of others. */
  forget(tx: Transaction, userId: string, fullName: string): Promise<void>;
  /** Notifies open pages of the remaining members. Call it after the commit. */
  publish(tenantIds: readonly string[]): Promise<void>;
}

export interface IdentityDependencies extends ResourceDependencies {
  readonly memberships: Memberships;
  /** Finds invitations to company CRMs, so that their links are accepted like those of the operator. */
  readonly findTenantInvitation: FindInvitation;
  /** The user's running trial that ends first, else the trial that ended last. */
  readonly findTrial: (userId: string, now: Date) => Promise<UserTrial | null>;
}
