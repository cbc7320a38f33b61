import type { Session } from '@atrium/api-client/contract';
import { sampleSessions, sampleUser } from '@atrium/api-client/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page';
import { ok, problem } from '@atrium/api-client/testing/stub';

const list = 'GET /auth/sessions';

/** A fake service that lists the remaining sessions. */
function keeping(sessions: readonly Session[]) {
  let left = sessions;
  return {
    [list]: () => ok({ data: left }),
    ...Object.fromEntries(
      sessions.map(({ id }) => [
        `DELETE /auth/sessions/${id}`,
        () => {
          left = left.filter((session) => session.id !== id);
          return ok(null, 204);
        },
      ]),
    ),
    'DELETE /auth/sessions': () => {
      left = left.filter(({ current }) => current);
      return ok(null, 204);
    },
  };
}

const open = (answers = {}) => openPage('/settings?tab=security', { user: sampleUser, answers });
const rows = async () => within(await screen.findByRole('list', { name: 'Sessions' })).getAllByRole('listitem');

describe('Sessions', () => {
  it('shows device, start and last use, and marks the current session', async () => {
    await open(keeping(sampleSessions));
    const [own, phone, unknown] = await rows();
    expect(own?.textContent).toContain('Firefox 132 on WindowsThis device');
    expect(own && within(own).queryByRole('button')).toBeNull();
    expect(phone?.textContent).toMatch(
      /Safari 18 on iOSLast used \d\d\.\d\d\.2026, \d\d:\d\d, logged in .* from 192\.0\.2\.17End/,
    );
    expect(unknown?.textContent).toContain('Unknown device');
  });

  it('ends one session', async () => {
    const { user, calls } = await open(keeping(sampleSessions));
    await user.click(await screen.findByRole('button', { name: 'End session: Safari 18 on iOS' }));
    expect(await screen.findByText('Session ended')).toBeDefined();
    expect(await rows()).toHaveLength(2);
    expect(calls.map(({ route }) => route)).toContain(`DELETE /auth/sessions/${sampleSessions[1]?.id}`);
  });

  it('ends all other sessions after a confirmation', async () => {
    const { user, calls } = await open(keeping(sampleSessions));
    await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End all other sessions' }));
    expect(calls.every(({ route }) => !route.startsWith('DELETE'))).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'End other sessions' }));
    expect(await screen.findByText('All other sessions ended')).toBeDefined();
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
  });

  it('keeps the other sessions if the confirmation is cancelled', async () => {
    const { user, calls } = await open(keeping(sampleSessions));
    await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls.every(({ route }) => !route.startsWith('DELETE'))).toBe(true);
  });

  it('reports that a session could not be ended', async () => {
    const refused = `DELETE /auth/sessions/${sampleSessions[1]?.id}`;
    const { user } = await open({ ...keeping(sampleSessions), [refused]: problem(500) });
    await user.click(await screen.findByRole('button', { name: 'End session: Safari 18 on iOS' }));
    expect(await screen.findByText('The session could not be ended')).toBeDefined();
    expect(await rows()).toHaveLength(3);
  });

  it('loads the sessions again on Retry', async () => {
    const { user } = await open({ [list]: [problem(500), ok({ data: sampleSessions })] });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('The sessions could not be loaded')).toBeDefined();
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(3);
  });
});
