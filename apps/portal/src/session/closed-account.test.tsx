import '../testing/browser-parts';
import { createFakeService } from '@atrium/api-client/testing';
import { samplePassword } from '@atrium/api-client/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openPortal } from '../testing/open-portal';
import { openSessionChannel, type SessionMessage } from './session-channel';

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('closing an account clears the browser’s data and notifies other tabs', async () => {
  const messages: SessionMessage[] = [];
  const otherTab = openSessionChannel((message) => messages.push(message));
  window.sessionStorage.setItem('filters:tenants', '{"search":"Ažman"}');
  window.localStorage.setItem('help', 'registration');
  const service = createFakeService();
  service.signIn();
  const { user, address } = await openPortal('/settings', { service });
  await user.click(await screen.findByRole('button', { name: 'Close my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close my account' }));
  await user.click(dialog.getByLabelText('Current password'));
  await user.paste(samplePassword);
  await user.click(dialog.getByRole('button', { name: 'Close account' }));
  expect(await screen.findByText('Your account is closed')).toBeDefined();
  expect(address()).toBe('/login?closed=1');
  expect(window.sessionStorage).toHaveLength(0);
  expect(window.localStorage.getItem('help')).toBe('registration');
  await waitFor(() => expect(messages).toContainEqual({ kind: 'logged-out' }));
  otherTab.close();
});
