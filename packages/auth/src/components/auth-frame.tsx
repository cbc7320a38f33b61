import type { Config } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { AuthLayout } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
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

export interface AuthFrameProps extends AuthPageProps {
  /** Public configuration of the service; undefined until it loads. */
  readonly config: Config | undefined;
}

/** Frame of the pages for visitors. Moves focus to the title when it changes in place. */
export function AuthFrame({ config, title, lead, width = 'narrow', children }: AuthFrameProps) {
  const t = useTexts(authMessages);
  useHeadingFocus(title);
  return (
    <AuthLayout
      band={width === 'narrow'}
      brand={config?.product_name ?? t('brand')}
      brandHref={authPaths.login.href()}
      footer={
        <>
          <Languages />
          <LegalLinks config={config} />
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
