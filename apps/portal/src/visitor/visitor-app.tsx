import { I18nProvider, type I18nProviderProps } from '@atrium/i18n';
import { StrictMode } from 'react';
import type { VisitorPage, VisitorPageProps } from './visitor-page';

export interface VisitorAppProps extends VisitorPageProps {
  readonly i18n: I18nProviderProps['i18n'];
  readonly page: VisitorPage;
}

/** The tree that the build renders to HTML and the browser hydrates. */
export function VisitorApp({ i18n, page: { Page }, onContinue }: VisitorAppProps) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Page onContinue={onContinue} />
      </I18nProvider>
    </StrictMode>
  );
}
