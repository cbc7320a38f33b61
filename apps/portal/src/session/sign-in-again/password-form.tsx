import { isNetworkError, isRateLimitError, isTimeoutError, isValidationError } from '@atrium/api-client';
import { loginEndpoint, type CurrentUser } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, PasswordField, Stack } from '@atrium/ui-kit';
import { useState, type SyntheticEvent } from 'react';
import { signedInMessages } from '../../signed-in-messages';

export interface PasswordFormProps {
  readonly id: string;
  readonly email: string;
  readonly onSignedIn: (user: CurrentUser) => void;
  readonly onBusyChange: (busy: boolean) => void;
}

function reasonOf(error: unknown) {
  if (isNetworkError(error) || isTimeoutError(error)) return 'failure.network';
  return isRateLimitError(error) ? 'failure.tooManyRequests' : 'failure.hint';
}

/** The password of one account, and what came of it. */
export function PasswordForm({ id, email, onSignedIn, onBusyChange }: PasswordFormProps) {
  const t = useTexts(signedInMessages);
  const common = useCommonTexts();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const { mutate, error, isPending } = useCall(loginEndpoint, {
    onMutate: () => onBusyChange(true),
    onSettled: () => onBusyChange(false),
    onSuccess: onSignedIn,
  });
  const refused = isValidationError(error) ? (error.text('email') ?? error.message) : undefined;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '' && !isPending) mutate({ body: { email, password } });
  }

  return (
    <form id={id} noValidate onSubmit={submit}>
      <Stack gap={4}>
        {error !== null && refused === undefined && (
          <Banner role="alert" title={t('session.failed')} tone="danger">
            {common(reasonOf(error))}
          </Banner>
        )}
        <input autoComplete="username" hidden name="username" readOnly type="email" value={email} />
        <PasswordField
          autoComplete="current-password"
          error={missing ? common('validation.required') : refused}
          hideLabel={common('hidePassword')}
          id="session-password"
          label={t('session.password')}
          name="password"
          onChange={(event) => {
            setPassword(event.target.value);
            setMissing(false);
          }}
          required
          showLabel={common('showPassword')}
          value={password}
        />
      </Stack>
    </form>
  );
}
