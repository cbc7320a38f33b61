import { I18nProvider, type Language } from '@atrium/i18n';
import { startI18nForTests } from '@atrium/i18n/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backOfficeFeature } from './feature';
import { backOfficeMessages } from './components/messages';
import { BackOfficeScreen } from './testing/back-office-screen';
import { userWith } from './testing/user-with';

async function open(path: string, permissions: string[], language: Language = 'en') {
  const i18n = await startI18nForTests({ messages: [backOfficeMessages], language });
  render(
    <I18nProvider i18n={i18n}>
      <BackOfficeScreen path={path} user={userWith(...permissions)} />
    </I18nProvider>,
  );
}

describe.each([
  ['/customers', 'view/customers', 'Customers'],
  ['/documents', 'view/documents', 'Documents'],
  ['/media', 'view/media', 'Media'],
  ['/administration/roles', 'view/roles', 'Roles'],
])('%s', (path, permission, title) => {
  it('announces a later version to permitted users', async () => {
    await open(path, [permission]);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(
      screen.getByRole('heading', { level: 2, name: `${title} will be available in a later version` }),
    ).toBeDefined();
  });
});

describe.each([
  ['/customers', 'view/customers'],
  ['/documents', 'view/documents'],
  ['/media', 'view/media'],
  ['/administration/roles', 'view/roles'],
  ['/administration/users', 'view/users'],
])('%s', (path, permission) => {
  it('shows which permission is missing', async () => {
    await open(path, ['view/nothing']);
    expect(await screen.findByRole('heading', { level: 2, name: 'No permission to see this page' })).toBeDefined();
    expect(screen.getByText(`Ask an administrator for the permission ${permission}.`)).toBeDefined();
  });

  it('requires the same permission for its link in the navigation', () => {
    expect(backOfficeFeature.navigation.find((entry) => entry.href === path)?.permission).toBe(permission);
  });
});

it('shows the page in Slovenian', async () => {
  await open('/administration/roles', ['view/roles'], 'sl');
  expect(await screen.findByRole('heading', { level: 1, name: 'Vloge' })).toBeDefined();
});
