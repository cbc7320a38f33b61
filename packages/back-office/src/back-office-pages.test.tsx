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

describe.each(backOfficeFeature.navigation.map(({ href, permission }) => [href, permission]))(
  '%s',
  (path, permission) => {
    it('shows which permission is missing', async () => {
      await open(path, ['view/nothing']);
      expect(await screen.findByRole('heading', { level: 2, name: 'No permission to see this page' })).toBeDefined();
      expect(screen.getByText(`Ask an administrator for the permission ${permission}.`)).toBeDefined();
    });
  },
);

it('the navigation links each module for holders of its permission', () => {
  for (const { id, permission } of backOfficeFeature.navigation) expect(permission).toBe(`view/${id}`);
});

it('shows the page in Slovenian', async () => {
  await open('/administration/roles', ['view/roles'], 'sl');
  expect(await screen.findByRole('heading', { level: 1, name: 'Vloge' })).toBeDefined();
});
