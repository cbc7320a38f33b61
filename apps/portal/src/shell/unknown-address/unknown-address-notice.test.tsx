import { sampleUser } from '@atrium/api-client/testing/samples';
import { I18nProvider } from '@atrium/i18n';
import { startI18nForTests } from '@atrium/i18n/testing';
import { NotificationProvider } from '@atrium/ui-kit';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { signedInMessages } from '../../signed-in-messages';
import { UnknownAddressNotice } from './unknown-address-notice';
import { useUnknownAddressStore } from './unknown-address.store';

describe('the notice about an unknown address', () => {
  it('follows the language of the account, which arrives after the notice', async () => {
    const i18n = await startI18nForTests({ messages: [signedInMessages], language: 'sl' });
    useUnknownAddressStore.setState({ address: '/nowhere' });
    render(
      <I18nProvider i18n={i18n}>
        <NotificationProvider label="Notifications" closeLabel="Close">
          <RouterProvider
            router={createMemoryRouter([
              { path: '*', element: <UnknownAddressNotice features={[]} user={sampleUser} /> },
            ])}
          />
        </NotificationProvider>
      </I18nProvider>,
    );
    await act(() => i18n.changeLanguage('en'));
    expect(await screen.findByText('There is no page at /nowhere.')).toBeDefined();
  });
});
