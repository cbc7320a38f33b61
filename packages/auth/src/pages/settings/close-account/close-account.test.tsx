import { sampleSessions, sampleUser } from '@atrium/api-client/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../testing/fill';
import { messageOf } from '../../../testing/message-of';
import { openPage } from '../../../testing/open-page';
import { invalid, ok, problem } from '@atrium/api-client/testing/stub';

const close = 'POST /auth/close';

const sessions = { 'GET /auth/sessions': { status: 200, body: { data: sampleSessions } } };

async function openDialog(answers = {}) {
  const { user, calls } = await openPage('/settings', { user: sampleUser, answers: { ...sessions, ...answers } });
  await user.click(screen.getByRole('button', { name: 'Close my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close my account' }));
  return { user, dialog, asked: () => calls.filter(({ route }) => route === close) };
}

async function confirm({ user, dialog }: Pick<Awaited<ReturnType<typeof openDialog>>, 'user' | 'dialog'>) {
  await fill(user, dialog.getByLabelText('Current password'), 'modra-hiša7');
  await user.click(dialog.getByRole('button', { name: 'Close account' }));
}

describe('CloseAccount', () => {
  it('requires the password, and opens the login with a message', async () => {
    const opened = await openDialog({ [close]: ok(null, 204) });
    await confirm(opened);
    expect(await screen.findByText('Your account is closed')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Log in' })).toBeDefined();
    expect(opened.asked().map(({ body }) => body)).toEqual([{ current_password: 'modra-hiša7' }]);
  });

  it('lists the company CRMs without another owner, with links to them', async () => {
    const tenants = [
      { id: '019a9f00-0000-7000-8000-0000000000a1', title: 'Kovinarstvo Ažman d.o.o.' },
      { id: '019a9f00-0000-7000-8000-0000000000a2', title: 'Žnidar transport' },
    ];
    const refusal = { code: 'owns_tenants', tenants };
    const opened = await openDialog({ [close]: problem(409, refusal) });
    await confirm(opened);
    const alert = within(await opened.dialog.findByRole('alert'));
    expect(alert.getByText('You still own company CRMs')).toBeDefined();
    expect(alert.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      tenants.map(({ id, title }) => [title, `/tenants/details/${id}`]),
    );
  });

  it('explains why the last Administrator cannot close the account', async () => {
    const answers = {
      [close]: problem(409, { code: 'last_administrator', message: 'You are the last Administrator.' }),
    };
    const opened = await openDialog(answers);
    await confirm(opened);
    expect(await opened.dialog.findByText('You are the last Administrator.')).toBeDefined();
  });

  it('shows a wrong password at its field', async () => {
    const opened = await openDialog({ [close]: invalid({ current_password: ['The current password is incorrect.'] }) });
    await confirm(opened);
    await waitFor(() =>
      expect(messageOf(opened.dialog.getByLabelText('Current password'))).toBe('The current password is incorrect.'),
    );
  });

  it('sends no request without a password or after Cancel', async () => {
    const { user, dialog, asked } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Close account' }));
    await waitFor(() => expect(messageOf(dialog.getByLabelText('Current password'))).toBe('Fill in this field.'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked()).toEqual([]);
  });
});
