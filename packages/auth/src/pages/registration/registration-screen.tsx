import type { Config } from '@atrium/api-client/contract';
import { RichText, useTexts } from '@atrium/i18n';
import { TextLink } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { AuthFrame } from '../../components/auth-frame';
import { authMessages } from '../../messages';
import { authPaths } from '../../paths';

export interface RegistrationScreenProps {
  readonly config: Config | undefined;
  /** The form and the notices above it. */
  readonly children: ReactNode;
}

/** Reserves the space of the sentence until the length of the trial is known. */
function TrialLead({ days }: { readonly days: number | undefined }) {
  const t = useTexts(authMessages);
  if (days !== undefined) return t('registration.lead', { count: days });
  return (
    <span aria-hidden="true" className="auth-room">
      {t('registration.lead', { count: 0 })}
    </span>
  );
}

/** The screen around the registration form, shared by the portal and the prerendered visitor page. */
export function RegistrationScreen({ config, children }: RegistrationScreenProps) {
  const t = useTexts(authMessages);
  return (
    <AuthFrame
      config={config}
      lead={<TrialLead days={config?.trial_days} />}
      title={t('registration.heading')}
      width="wide"
    >
      {children}
      <p className="auth-aside">
        <RichText
          elements={{ login: <TextLink href={authPaths.login.href()} /> }}
          messages={authMessages}
          text="registration.login"
        />
      </p>
    </AuthFrame>
  );
}
