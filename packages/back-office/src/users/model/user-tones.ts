import type { UserSummary } from '@atrium/api-client/contract';

/** The tone in which each state of a user is shown. */
export const userTones = { active: 'success', inactive: 'neutral', pending: 'warning' } as const satisfies Record<
  UserSummary['state'],
  string
>;
