import type { Config } from '@atrium/api-client/contract';
import { RichText, useTexts } from '@atrium/i18n';
import { TextLink } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { AuthFrame } from '../../components/auth-frame';
import { authMessages } from '../../messages';
import { authPaths } from '../../paths';
import { ResetSent } from './reset-sent';

export interface ForgotPasswordScreenProps {
  readonly config: Config | undefined;
  /** The address that a link was sent to; null while the form is shown. */
  readonly sentTo: string | null;
  /** Returns to the form. */
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** The screen around the form and its answer, shared by the portal and the prerendered visitor page. */
export function ForgotPasswordScreen({ config, sentTo, onRetry, children }: ForgotPasswordScreenProps) {
  const t = useTexts(authMessages);
  if (sentTo !== null) {
    return (
      <AuthFrame config={config} title={t('forgot.sentTitle')}>
        <ResetSent email={sentTo} onRetry={onRetry} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame config={config} lead={t('forgot.lead')} title={t('forgot.title')}>
      {children}
      <p className="auth-aside">
        <RichText
          elements={{ login: <TextLink href={authPaths.login.href()} /> }}
          messages={authMessages}
          text="forgot.login"
        />
      </p>
    </AuthFrame>
  );
}
