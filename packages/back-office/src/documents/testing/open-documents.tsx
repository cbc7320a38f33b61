import { sampleAdministrator } from '@atrium/api-client/testing/samples';
import { I18nProvider, type Language } from '@atrium/i18n';
import { startI18nForTests } from '@atrium/i18n/testing';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { documentTexts } from './document-texts';
import { fakeDocuments, type FakeDocuments } from './fake-documents';

interface Opening {
  readonly language?: Language;
  readonly account?: typeof sampleAdministrator;
  /** Addresses that were visited before, for Back. */
  readonly visited?: readonly string[] | undefined;
  /** Changes the service before the screen is opened. */
  readonly prepare?: (fake: FakeDocuments) => void;
}

/** Opens a page of the documents against the fake service. */
export async function openDocuments(path: string, opening: Opening = {}) {
  const { language = 'en', account = sampleAdministrator, visited, prepare } = opening;
  let goBack = () => Promise.resolve();
  const i18n = await startI18nForTests({ messages: documentTexts, language });
  const fake = fakeDocuments(account);
  prepare?.(fake);
  render(
    <I18nProvider i18n={i18n}>
      <BackOfficeScreen
        onOpen={(back) => {
          goBack = back;
        }}
        path={path}
        service={fake}
        user={account}
        visited={visited}
      />
    </I18nProvider>,
  );
  /** Goes back once the page has registered its question. */
  async function back(): Promise<void> {
    await act(() => Promise.resolve());
    await act(() => goBack());
  }

  return { ...fake, state: fake.service.state, user: userEvent.setup(), back };
}
