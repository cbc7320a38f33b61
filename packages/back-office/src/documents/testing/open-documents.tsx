import { sampleAdministrator } from '@atrium/api-client/testing/samples';
import { I18nProvider, type Language } from '@atrium/i18n';
import { startI18nForTests } from '@atrium/i18n/testing';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { documentTexts } from './document-texts';
import { fakeDocuments, type FakeDocuments } from './fake-documents';

interface Opening {
  readonly language?: Language;
  readonly account?: typeof sampleAdministrator;
  /** Changes the service before the screen is opened. */
  readonly prepare?: (fake: FakeDocuments) => void;
}

/** Opens a page of the documents against the fake service. */
export async function openDocuments(path: string, opening: Opening = {}) {
  const { language = 'en', account = sampleAdministrator, prepare } = opening;
  const i18n = await startI18nForTests({ messages: documentTexts, language });
  const fake = fakeDocuments(account);
  prepare?.(fake);
  render(
    <I18nProvider i18n={i18n}>
      <BackOfficeScreen path={path} service={fake} user={account} />
    </I18nProvider>,
  );
  return { ...fake, state: fake.service.state, user: userEvent.setup() };
}
