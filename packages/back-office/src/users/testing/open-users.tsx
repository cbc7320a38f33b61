import { sampleAdministrator } from '@atrium/api-client/testing/samples';
import { stubService, type StubAnswers } from '@atrium/api-client/testing/stub';
import { I18nProvider, type Language } from '@atrium/i18n';
import { listMessages } from '@atrium/i18n/lists';
import { startI18nForTests } from '@atrium/i18n/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { activityMessages } from '../../components/activity/messages';
import { permissionMessages } from '../../components/permissions/messages';
import { inviteUsersMessages } from '../../components/invite-users/messages';
import { backOfficeMessages } from '../../components/messages';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { usersMessages } from '../messages';
import { userAnswers } from './user-answers';

export interface Opening {
  readonly path: string;
  readonly answers?: StubAnswers;
  readonly language?: Language;
  readonly account?: typeof sampleAdministrator;
}

/** Opens a page of users with the sample data. */
export async function openUsers({ path, answers = {}, language = 'en', account = sampleAdministrator }: Opening) {
  const i18n = await startI18nForTests({
    messages: [
      backOfficeMessages,
      usersMessages,
      activityMessages,
      permissionMessages,
      inviteUsersMessages,
      listMessages,
    ],
    language,
  });
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
