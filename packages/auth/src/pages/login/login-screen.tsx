import type { Config } from '@atrium/api-client/contract';
import { RichText, useTexts } from '@atrium/i18n';
import { TextLink } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { AuthFrame } from '../../components/auth-frame';
import { authMessages } from '../../messages';
import { authPaths } from '../../paths';

export interface LoginScreenProps {
  readonly config: Config | undefined;
  /** The form, below what there is to say before it. */
  readonly children: ReactNode;
}

/** The login around its form, as both the portal and the first page of a visitor show it. */
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
