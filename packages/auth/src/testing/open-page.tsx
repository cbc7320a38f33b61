import { startI18nForTests } from '@atrium/i18n/testing';
import { I18nProvider, type Language } from '@atrium/i18n';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { helpMessages } from '../help-messages';
import { invitationMessages } from '../invitation-messages';
import { legalMessages } from '../legal-messages';
import { authMessages } from '../messages';
import { authRoutes } from '../routes';
import { settingsMessages } from '../settings-messages';
import { AuthScreen, type AuthScreenProps } from './auth-screen';
import { stubService, type StubAnswers } from '@atrium/api-client/testing/stub';

/** Loads the pages before the first test starts its clock. */
await Promise.all(authRoutes.map(async ({ lazy }) => (typeof lazy === 'function' ? lazy() : undefined)));

export interface OpenPageOptions extends Omit<AuthScreenProps, 'path' | 'service'> {
  readonly answers?: StubAnswers;
  readonly language?: Language;
}

/** Opens an address of the feature and waits for its title. */
export async function openPage(path: string, { answers, language = 'en', ...rest }: OpenPageOptions = {}) {
  const i18n = await startI18nForTests({
    messages: [authMessages, helpMessages, invitationMessages, legalMessages, settingsMessages],
    language,
  });
  const service = stubService(answers);
  render(
    <I18nProvider i18n={i18n}>
      <AuthScreen {...rest} path={path} service={service} />
    </I18nProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { user: userEvent.setup(), calls: service.calls };
}
