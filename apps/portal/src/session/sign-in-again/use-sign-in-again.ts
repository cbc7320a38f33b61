import { isNetworkError, isRateLimitError, isTimeoutError, isValidationError } from '@atrium/api-client';
import { loginEndpoint, type CurrentUser } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useCommonTexts } from '@atrium/i18n';
import { useState, type ChangeEvent, type SyntheticEvent } from 'react';

function reasonOf(error: unknown) {
  if (isNetworkError(error) || isTimeoutError(error)) return 'failure.network';
  return isRateLimitError(error) ? 'failure.tooManyRequests' : 'failure.hint';
}

/** Logs the user in again with a password, and returns the state of the form. */
export function useSignInAgain(email: string, onSignedIn: (user: CurrentUser) => void) {
  const common = useCommonTexts();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const { mutate, error, isPending } = useCall(loginEndpoint, { onSuccess: onSignedIn });
  const rejection = isValidationError(error) ? (error.text('email') ?? error.message) : undefined;
  return {
    busy: isPending,
    /** Error without a decision; a wrong password is shown at its field. */
    failure: error === null || rejection !== undefined ? null : common(reasonOf(error)),
    field: {
      value: password,
      error: missing ? common('validation.required') : rejection,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setPassword(event.target.value);
        setMissing(false);
      },
    },
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      setMissing(password === '');
      if (password !== '' && !isPending) mutate({ body: { email, password } });
    },
  };
}
