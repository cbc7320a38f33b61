import { I18nProvider, type I18nProviderProps } from '@atrium/i18n';
import { StrictMode } from 'react';
import { VisitorLogin, type VisitorLoginProps } from './visitor-login';

export interface VisitorAppProps extends VisitorLoginProps {
  readonly i18n: I18nProviderProps['i18n'];
}

/** What the build renders into the first HTML of a visitor and the browser brings to life. */
export function VisitorApp({ i18n, ...page }: VisitorAppProps) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <VisitorLogin {...page} />
      </I18nProvider>
    </StrictMode>
  );
}
