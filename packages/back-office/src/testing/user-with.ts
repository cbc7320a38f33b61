import type { CurrentUser } from '@atrium/api-client/contract';
import { sampleUser } from '@atrium/api-client/testing/samples';

/** The sample user, signed in with these permissions. */
export function userWith(...permissions: string[]): CurrentUser {
  return { ...sampleUser, permissions };
}
