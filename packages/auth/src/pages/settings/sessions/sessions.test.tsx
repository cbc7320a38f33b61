import type { Session } from '@atrium/api-client/contract';
import { sampleSessions, sampleUser } from '@atrium/api-client/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page';
import { ok, problem } from '@atrium/api-client/testing/stub';

const list = 'GET /auth/sessions';

/** A service that keeps what is left of the sessions. */
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

const open = (answers = {}) => openPage('/settings', { user: sampleUser, answers });
const rows = async () => within(await screen.findByRole('list', { name: 'Sessions' })).getAllByRole('listitem');

describe('the sessions', () => {
  it('say on what, since when and when last, and which is this one', async () => {
    await open(keeping(sampleSessions));
    const [own, phone, unknown] = await rows();
    expect(own?.textContent).toContain('Firefox 132 on WindowsThis device');
    expect(own && within(own).queryByRole('button')).toBeNull();
    expect(phone?.textContent).toMatch(
      /Safari 18 on iOSLast used \d\d\.\d\d\.2026, \d\d:\d\d, logged in .* from 192\.0\.2\.17End/,
    );
    expect(unknown?.textContent).toContain('Unknown device');
  });

  it('are ended one by one', async () => {
    const { user, calls } = await open(keeping(sampleSessions));
    await user.click(await screen.findByRole('button', { name: 'End session: Safari 18 on iOS' }));
    expect(await screen.findByText('Session ended')).toBeDefined();
    expect(await rows()).toHaveLength(2);
    expect(calls.map(({ route }) => route)).toContain(`DELETE /auth/sessions/${sampleSessions[1]?.id}`);
  });

  it('are ended all but this one, after a question', async () => {
    const { user, calls } = await open(keeping(sampleSessions));
    await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End all other sessions' }));
    expect(calls.every(({ route }) => !route.startsWith('DELETE'))).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'End other sessions' }));
    expect(await screen.findByText('All other sessions ended')).toBeDefined();
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
  });

  it('stay when the question is cancelled', async () => {
    const { user, calls } = await open(keeping(sampleSessions));
    await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls.every(({ route }) => !route.startsWith('DELETE'))).toBe(true);
  });

  it('say that ending failed', async () => {
    const refused = `DELETE /auth/sessions/${sampleSessions[1]?.id}`;
    const { user } = await open({ ...keeping(sampleSessions), [refused]: problem(500) });
    await user.click(await screen.findByRole('button', { name: 'End session: Safari 18 on iOS' }));
    expect(await screen.findByText('The session could not be ended')).toBeDefined();
    expect(await rows()).toHaveLength(3);
  });

  it('are asked for again when they did not come', async () => {
    const { user } = await open({ [list]: [problem(500), ok({ data: sampleSessions })] });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('The sessions could not be loaded')).toBeDefined();
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(3);
  });
});
