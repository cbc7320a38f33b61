import { I18nProvider, type Language } from '@atrium/i18n';
import { startI18nForTests } from '@atrium/i18n/testing';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allMessages } from '../all-messages';
import { stubService, type StubAnswers } from '@atrium/api-client/testing/stub';
import { TenantScreen, type TenantScreenProps } from './tenant-screen';

interface OpenPageOptions extends Pick<TenantScreenProps, 'stripe'> {
  readonly answers?: StubAnswers;
  readonly language?: Language;
}

/** Opens an address of the feature. */
export async function openPage(path: string, { answers = {}, language = 'en', ...screen }: OpenPageOptions = {}) {
  const i18n = await startI18nForTests({ messages: allMessages, language });
  const service = stubService(answers);
  render(
    <I18nProvider i18n={i18n}>
      <TenantScreen {...screen} path={path} service={service} />
    </I18nProvider>,
  );
  return { user: userEvent.setup(), calls: service.calls };
}
