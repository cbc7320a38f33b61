import { sampleSessions, sampleUser } from '@atrium/api-client/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../testing/fill';
import { messageOf } from '../../testing/message-of';
import { openPage } from '../../testing/open-page';
import { invalid } from '@atrium/api-client/testing/stub';

const update = `POST /auth/update/${sampleUser.id}`;

const sessions = { 'GET /auth/sessions': { status: 200, body: { data: sampleSessions } } };

async function openDialog(answers = {}) {
  const { user, calls } = await openPage('/settings', { user: sampleUser, answers: { ...sessions, ...answers } });
  await user.click(screen.getByRole('button', { name: 'Change e-mail' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change e-mail' }));
  const asked = () => calls.filter(({ route }) => route === update);
  return { user, dialog, asked };
}

describe('change of the e-mail', () => {
  it('requires the current password, and waits for confirmation of the new address', async () => {
    const pending = { ...sampleUser, pending_email: 'nova@znidarsic.example' };
    const { user, dialog, asked } = await openDialog({ [update]: { status: 200, body: pending } });
    await fill(user, dialog.getByLabelText('New e-mail'), 'nova@znidarsic.example');
    await fill(user, dialog.getByLabelText('Current password'), 'stara-hiša6');
    await user.click(dialog.getByRole('button', { name: 'Send link' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('nova@znidarsic.example')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', sampleUser.email);
    expect(asked().map(({ body }) => body)).toEqual([
      { email: 'nova@znidarsic.example', current_password: 'stara-hiša6' },
    ]);
  });

  it.each([
    ['New e-mail', 'nova@', 'Enter an e-mail address such as name@example.com.'],
    ['New e-mail', '', 'Fill in this field.'],
    ['Current password', '', 'Fill in this field.'],
  ])('rejects in %s the value %j', async (label, value, message) => {
    const { user, dialog, asked } = await openDialog();
    const values = { 'New e-mail': 'nova@znidarsic.example', 'Current password': 'stara-hiša6', [label]: value };
    for (const [name, typed] of Object.entries(values)) {
      if (typed !== '') await fill(user, dialog.getByLabelText(name), typed);
    }
    await user.click(dialog.getByRole('button', { name: 'Send link' }));
    await waitFor(() => expect(messageOf(dialog.getByLabelText(label))).toBe(message));
    expect(asked()).toEqual([]);
  });

  it('shows a wrong password at its field, with a link in the summary', async () => {
    const wrong = 'The current password is incorrect.';
    const { user, dialog } = await openDialog({ [update]: invalid({ current_password: [wrong] }) });
    await fill(user, dialog.getByLabelText('New e-mail'), 'nova@znidarsic.example');
    await fill(user, dialog.getByLabelText('Current password'), 'napačno-1');
    await user.click(dialog.getByRole('button', { name: 'Send link' }));
    await user.click(await dialog.findByRole('link', { name: `Current password: ${wrong}` }));
    expect(document.activeElement).toBe(dialog.getByLabelText('Current password'));
    expect(messageOf(dialog.getByLabelText('Current password'))).toBe(wrong);
  });
});
