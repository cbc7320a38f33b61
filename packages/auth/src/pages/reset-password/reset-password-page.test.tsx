import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authPaths } from '../../paths';
import { fill } from '../../testing/fill';
import { messageOf } from '../../testing/message-of';
import { openPage } from '../../testing/open-page';
import { invalid, problem } from '@atrium/api-client/testing/stub';

const path = authPaths.resetPassword.href('t0ken');
const working = { 'GET /forgot-password/find/t0ken': { status: 200, body: { message: 'Works' } } };
const done = { ...working, 'POST /forgot-password/reset': { status: 200, body: { message: 'Done' } } };
const password = () => screen.findByLabelText('New password');
const confirmation = () => screen.getByLabelText('Confirm password');
const submit = () => screen.getByRole('button', { name: 'Set new password' });
const failed = 'Oops something went wrong. Try resetting password again';

describe('ResetPasswordPage', () => {
  it('sets the password by the link, and shows the specification’s message', async () => {
    const { user, calls } = await openPage(path, { answers: done });
    await fill(user, await password(), 'modra-hiša7');
    await fill(user, confirmation(), 'modra-hiša7');
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Password was succesfully reset' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(calls.at(-1)).toEqual(
      expect.objectContaining({
        route: 'POST /forgot-password/reset',
        body: { token: 't0ken', password: 'modra-hiša7', password_confirmation: 'modra-hiša7' },
      }),
    );
  });

  it('shows the password rule in the words of the specification', async () => {
    await openPage(path, { answers: done });
    expect(messageOf(await password())).toBe(
      'At least 6 characters with a letter, number and special character from !@#$%^&*?-=+_.',
    );
  });

  it.each([
    ['abc1!', 'Use at least 6 characters.'],
    ['abcdefg!', 'Add a number.'],
    ['1234567!', 'Add a letter.'],
    ['abcdefg1', 'Add a symbol from !@#$%^&*?-=+_.'],
    ['Atrium-2026!', 'The password must not contain your name, your e-mail address or the name of the product.'],
  ])('rejects the password %j', async (value, message) => {
    const { user, calls } = await openPage(path, { answers: done });
    const field = await password();
    await fill(user, field, value);
    await user.tab();
    await waitFor(() => expect(messageOf(field)).toBe(message));
    await user.click(submit());
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(calls.map(({ route }) => route)).not.toContain('POST /forgot-password/reset');
  });

  it('rejects a confirmation that differs', async () => {
    const { user } = await openPage(path, { answers: done });
    await fill(user, await password(), 'modra-hiša7');
    await fill(user, confirmation(), 'modra-hisa7');
    await user.click(submit());
    await waitFor(() => expect(messageOf(confirmation())).toBe('The password confirmation does not match.'));
  });

  it('shows the service’s error for the password', async () => {
    const answers = {
      ...working,
      'POST /forgot-password/reset': invalid({ password: ['Too common.', 'Choose another.'] }),
    };
    const { user } = await openPage(path, { answers });
    const field = await password();
    await fill(user, field, 'modra-hiša7');
    await fill(user, confirmation(), 'modra-hiša7');
    await user.click(submit());
    await waitFor(() => expect(messageOf(field)).toBe('Too common. Choose another.'));
  });

  it.each([
    ['an expired link', path, { 'GET /forgot-password/find/t0ken': problem(404) }],
    ['a used link', path, { 'GET /forgot-password/find/t0ken': problem(410) }],
    ['no link at all', '/login/reset-password', {}],
  ])('offers a new link for %s', async (_, address, answers) => {
    await openPage(address, { answers });
    expect(await screen.findByRole('heading', { name: failed })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
      '/login/forgot-password',
    );
  });

  it('offers a new link when the link expires while the form is open', async () => {
    const { user } = await openPage(path, { answers: { ...working, 'POST /forgot-password/reset': problem(404) } });
    await fill(user, await password(), 'modra-hiša7');
    await fill(user, confirmation(), 'modra-hiša7');
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: failed })).toBeDefined();
  });

  it('checks the link again after a service failure', async () => {
    const answers = { 'GET /forgot-password/find/t0ken': [problem(500), { status: 200, body: { message: 'Works' } }] };
    const { user } = await openPage(path, { answers });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await password()).toBeDefined();
  });
});
