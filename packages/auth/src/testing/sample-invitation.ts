import type { OpenedInvitation } from '@atrium/api-client/contract';

/** An invitation to a person without an account. */
export function sampleInvitation(change: Partial<OpenedInvitation> = {}): OpenedInvitation {
  return {
    tenant_title: 'Kovinarstvo Ažman d.o.o.',
    role: 'manager',
    invited_by: 'Maja Kovač',
    email: 'zan@azman.example',
    has_account: false,
    expires_at: '2026-11-28T09:42:00.000Z',
    ...change,
  };
}
