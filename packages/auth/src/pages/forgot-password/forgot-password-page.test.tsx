import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../testing/fill';
import { messageOf } from '../../testing/message-of';
import { openPage } from '../../testing/open-page';
import { problem } from '@atrium/api-client/testing/stub';

const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const send = () => screen.getByRole('button', { name: 'Send link' });
const sent = { 'POST /forgot-password/create': { status: 200, body: { message: 'Sent' } } };

describe('ForgotPasswordPage', () => {
  it('confirms that the link was sent, and moves focus to the new title', async () => {
    const { user, calls } = await openPage('/login/forgot-password', { answers: sent });
    await fill(user, email(), 'ana@example.com');
    await user.click(send());
    const title = await screen.findByRole('heading', { name: 'Check your e-mail' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByText('ana@example.com')).toBeDefined();
    expect(calls).toEqual([
      expect.objectContaining({ route: 'POST /forgot-password/create', body: { email: 'ana@example.com' } }),
    ]);
  });

  it('offers another attempt with the same address', async () => {
    const { user } = await openPage('/login/forgot-password', { answers: sent });
    await fill(user, email(), 'ana@example.com');
    await user.click(send());
    await user.click(await screen.findByRole('link', { name: 'try again' }));
    expect(await screen.findByRole('heading', { name: 'Reset Password' })).toBeDefined();
    expect(screen.getByDisplayValue('ana@example.com')).toBeDefined();
  });

  it.each([
    ['', 'Fill in this field.'],
    ['ana@', 'Enter an e-mail address such as name@example.com.'],
    ['ana@example', 'Enter an e-mail address such as name@example.com.'],
  ])('rejects the address %j', async (value, message) => {
    const { user, calls } = await openPage('/login/forgot-password', { answers: sent });
    if (value !== '') await fill(user, email(), value);
    await user.click(send());
    await waitFor(() => expect(messageOf(email())).toBe(message));
    expect(calls).toEqual([]);
  });

  it('reports too many attempts', async () => {
    const { user } = await openPage('/login/forgot-password', {
      answers: { 'POST /forgot-password/create': problem(429) },
    });
    await fill(user, email(), 'ana@example.com');
    await user.click(send());
    expect(await screen.findByText('Too many attempts. Wait a moment and try again.')).toBeDefined();
  });
});
