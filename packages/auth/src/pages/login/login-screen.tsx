import type { Config } from '@atrium/api-client/contract';
import { RichText, useTexts } from '@atrium/i18n';
import { TextLink } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { AuthFrame } from '../../components/auth-frame';
import { authMessages } from '../../messages';
import { authPaths } from '../../paths';

export interface LoginScreenProps {
  readonly config: Config | undefined;
  /** The form and the notices above it. */
  readonly children: ReactNode;
}

/** The screen around the login form, shared by the portal and the prerendered visitor page. */
export function LoginScreen({ config, children }: LoginScreenProps) {
  const t = useTexts(authMessages);
  return (
    <AuthFrame config={config} lead={t('login.lead')} title={t('login.title')}>
      {children}
      <p className="auth-aside">
        <RichText
          elements={{ register: <TextLink href={authPaths.registration.href()} /> }}
          messages={authMessages}
          text="login.register"
        />
      </p>
    </AuthFrame>
  );
}
