import { useTexts } from '@atrium/i18n';
import { AuthLayout } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { useConfig } from '../api/get-config';
import { authMessages } from '../messages';
import { authPaths } from '../paths';
import { Languages } from './languages';
import { LegalLinks } from './legal-links';
import { useHeadingFocus } from './use-heading-focus';

export interface AuthPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly width?: 'narrow' | 'wide';
  readonly children: ReactNode;
}

/** The frame of every page before signing in. When its title changes in place, the focus goes to the new one. */
export function AuthPage({ title, lead, width = 'narrow', children }: AuthPageProps) {
  const t = useTexts(authMessages);
  const config = useConfig();
  useHeadingFocus(title);
  return (
    <AuthLayout
      band={width === 'narrow'}
      brand={config?.product_name ?? t('brand')}
      brandHref={authPaths.login.href()}
      footer={
        <>
          <Languages />
          <LegalLinks />
        </>
      }
      lead={lead}
      title={title}
      width={width}
    >
      {children}
    </AuthLayout>
  );
}
