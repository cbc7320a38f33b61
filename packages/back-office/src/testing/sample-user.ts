import type { CurrentUser } from '@atrium/api-client/contract';

/** Somebody signed in with these permissions. */
export function sampleUser(...permissions: string[]): CurrentUser {
  return {
    id: '019a9f00-0000-7000-8000-000000000001',
    full_name: 'Maja Kovač',
    email: 'maja.kovac@znidarsic.example',
    position_title: null,
    avatar: null,
    language: 'en',
    per_page: null,
    permissions,
    roles: [],
    visited_modules: [],
    trial_data: null,
  };
}
