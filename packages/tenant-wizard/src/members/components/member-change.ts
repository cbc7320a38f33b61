import type { Member, TenantRole } from '@atrium/api-client/contract';

/** A change of the members that the user cannot undo alone. */
export type MemberChange =
  | { readonly kind: 'ownRole'; readonly member: Member; readonly role: TenantRole }
  | { readonly kind: 'transfer' | 'remove' | 'leave'; readonly member: Member };

export type MemberDialogKind = Exclude<MemberChange['kind'], 'ownRole'>;
