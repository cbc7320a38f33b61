import type { Config } from '@atrium/api-client/contract';
import { passwordMinimum } from '@atrium/validators';
import { useMemo } from 'react';
import type { NewPasswordRules } from '../model/new-password';

/** The service's rules for a new password, and the personal words that it must not contain. */
export function usePasswordRules(config: Config | undefined, fullName?: string, email?: string): NewPasswordRules {
  const minimum = config?.password_minimum ?? passwordMinimum;
  const product = config?.product_name;
  return useMemo(
    () => ({ minimum, words: [product, fullName, email].flatMap((word) => word ?? []) }),
    [minimum, product, fullName, email],
  );
}
