import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

export interface I18nProviderProps {
  readonly i18n: i18n;
  readonly children: ReactNode;
}

/** Provides the texts to all components below. A screen suspends until its texts are loaded. */
export function I18nProvider({ i18n: instance, children }: I18nProviderProps) {
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}
