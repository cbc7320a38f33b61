import type { Config } from '@atrium/api-client/contract';
import { RichText, useTexts } from '@atrium/i18n';
import { TextLink } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { AuthFrame } from '../../components/auth-frame';
import { authMessages } from '../../messages';
import { authPaths } from '../../paths';

export interface RegistrationScreenProps {
  readonly config: Config | undefined;
  /** The form, below what there is to say before it. */
  readonly children: ReactNode;
}

/** Until it is known how long the trial is, only the room of the sentence. */
function TrialLead({ days }: { readonly days: number | undefined }) {
  const t = useTexts(authMessages);
  if (days !== undefined) return t('registration.lead', { count: days });
  return (
    <span aria-hidden="true" className="auth-room">
      {t('registration.lead', { count: 0 })}
    </span>
  );
}

/** The registration around its form, as both the portal and the first page of a visitor show it. */
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
