import { RichText, useTexts } from '@atrium/i18n';
import { TextLink } from '@atrium/ui-kit';
import type { SyntheticEvent } from 'react';
import { Outcome } from '../../components/outcome';
import { authMessages } from '../../messages';
import { authPaths } from '../../paths';

export interface ResetSentProps {
  readonly email: string;
  readonly onRetry: () => void;
}

/** Does not reveal whether the address is known. */
export function ResetSent({ email, onRetry }: ResetSentProps) {
  const t = useTexts(authMessages);
  const retry = (event: SyntheticEvent) => {
    event.preventDefault();
    onRetry();
  };
  return (
    <Outcome
      action={{ href: authPaths.login.href(), label: t('forgot.backToLogin') }}
      aside={
        <p>
          <RichText
            elements={{ retry: <TextLink href={authPaths.forgotPassword.href()} onClick={retry} /> }}
            messages={authMessages}
            text="forgot.retry"
          />
        </p>
      }
    >
      <p>
        <RichText elements={{ strong: <strong /> }} messages={authMessages} text="forgot.sent" values={{ email }} />
      </p>
    </Outcome>
  );
}
