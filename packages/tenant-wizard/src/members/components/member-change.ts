import type { Member, TenantRole } from '@atrium/api-client/contract';

/** A change of the members that its maker cannot take back alone, and is asked about. */
export type MemberChange =
  | { readonly kind: 'ownRole'; readonly member: Member; readonly role: TenantRole }
  | { readonly kind: 'transfer' | 'remove' | 'leave'; readonly member: Member };

/** What a row asks about. */
export type MemberDialogKind = Exclude<MemberChange['kind'], 'ownRole'>;
