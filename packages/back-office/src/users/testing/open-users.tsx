import { sampleAdministrator } from '@atrium/api-client/testing/samples';
import { stubService, type StubAnswers } from '@atrium/api-client/testing/stub';
import { I18nProvider, type Language } from '@atrium/i18n';
import { startI18nForTests } from '@atrium/i18n/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { backOfficeFeature } from '../../feature';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { userAnswers } from './user-answers';

export interface Opening {
  readonly path: string;
  readonly answers?: StubAnswers;
  readonly language?: Language;
  readonly account?: typeof sampleAdministrator;
}

/** Opens a page of users with the sample data. */
export async function openUsers({ path, answers = {}, language = 'en', account = sampleAdministrator }: Opening) {
  const i18n = await startI18nForTests({ messages: backOfficeFeature.messages, language });
  const service = stubService({ ...userAnswers(), ...answers });
  render(
    <I18nProvider i18n={i18n}>
      <BackOfficeScreen path={path} service={service} user={account} />
    </I18nProvider>,
  );
  const sent = (route: string) => service.calls.filter((call) => call.route === route);
  return { user: userEvent.setup(), sent };
}

export const button = (name: string) => screen.findByRole('button', { name });
