import type { OpenedInvitation, TenantRole } from '@atrium/api-client/contract';
import type { Caller, DatabaseHandle, Transaction } from '../../platform';

/** Who accepts an invitation, and when. */
export interface Acceptance {
  readonly user: { readonly id: string; readonly fullName: string };
  readonly caller: Caller;
  readonly at: Date;
}

/** The effect of an accepted invitation. */
export interface Accepted {
  /** The joined company CRM and the role in it; null for an invitation of the operator. */
  readonly tenantId: string | null;
  readonly role: TenantRole | null;
  /** Notifies open pages. Call it after the commit. */
  readonly publish: () => Promise<void>;
}

/** The invitation of a link, whatever it is for. */
export interface FoundInvitation {
  readonly email: string;
  /** Full name. */
  readonly inviter: string;
  readonly expiresAt: Date;
  readonly isRevoked: boolean;
  readonly isAccepted: boolean;
  /** Error code once the link is used. */
  readonly acceptedCode: 'already_member' | 'invitation_used';
  /** The part of the public page that says what the invitation is for. */
  describe(database: DatabaseHandle): Promise<Pick<OpenedInvitation, 'tenant_title' | 'role' | 'roles'>>;
  /** Consumes the link and grants what it offers. Null if a concurrent request has used or ended it. */
  accept(tx: Transaction, acceptance: Acceptance): Promise<Accepted | null>;
}

/** Finds an invitation of one kind by the SHA-256 of its token, in any state. */
export type FindInvitation = (database: DatabaseHandle, tokenHash: string) => Promise<FoundInvitation | null>;
