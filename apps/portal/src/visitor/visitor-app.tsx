import { I18nProvider, type I18nProviderProps } from '@atrium/i18n';
import { StrictMode } from 'react';
import type { VisitorPage, VisitorPageProps } from './visitor-page';

export interface VisitorAppProps extends VisitorPageProps {
  readonly i18n: I18nProviderProps['i18n'];
  readonly page: VisitorPage;
}

/** What the build renders into the first HTML of a visitor and the browser brings to life. */
export function VisitorApp({ i18n, page: { Page }, goOn }: VisitorAppProps) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Page goOn={goOn} />
      </I18nProvider>
    </StrictMode>
  );
}
