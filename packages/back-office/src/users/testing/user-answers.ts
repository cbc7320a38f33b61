import type { User } from '@atrium/api-client/contract';
import {
  sampleGrantedRoles,
  sampleSessions,
  sampleUserInvitations,
  sampleUserRecord,
  sampleUserRows,
} from '@atrium/api-client/testing/samples';
import { ok, okPage, type StubAnswers } from '@atrium/api-client/testing/stub';

/** The responses that the pages of users need. */
export function userAnswers(user: User = sampleUserRecord()): StubAnswers {
  const path = `/users/${user.id}`;
  return {
    'GET /users': okPage(sampleUserRows),
    'GET /user-invitations': okPage([...sampleUserInvitations]),
    'GET /users/roles': ok({ data: sampleGrantedRoles }),
    [`GET ${path}`]: ok(user),
    [`GET ${path}/sessions`]: ok({ data: sampleSessions.map((session) => ({ ...session, current: false })) }),
    [`GET ${path}/anonymisation`]: ok({
      blocked_by: null,
      owned: 0,
      owned_tenants: [],
      sessions: 3,
      roles: 2,
      memberships: 1,
      invitations: 0,
    }),
  };
}
