import type { Session } from '@atrium/api-client/contract';

function session(change: Partial<Session>): Session {
  return {
    id: '019a9f00-0000-7000-8000-0000000000e1',
    device: { browser: 'Firefox 132', system: 'Windows', kind: 'desktop' },
    ip: '192.0.2.4',
    created_at: '2026-11-20T08:00:00.000Z',
    last_used_at: '2026-11-21T09:42:00.000Z',
    current: false,
    ...change,
  };
}

/** The current browser, a phone, and an unknown device. */
export const sampleSessions: readonly Session[] = [
  session({ current: true }),
  session({
    id: '019a9f00-0000-7000-8000-0000000000e2',
    device: { browser: 'Safari 18', system: 'iOS', kind: 'mobile' },
    ip: '192.0.2.17',
  }),
  session({
    id: '019a9f00-0000-7000-8000-0000000000e3',
    device: { browser: null, system: null, kind: 'unknown' },
    last_used_at: '2026-11-19T17:05:00.000Z',
  }),
];
