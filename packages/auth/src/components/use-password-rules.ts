import { passwordMinimum } from '@atrium/validators';
import { useMemo } from 'react';
import { useConfig } from '../api/get-config';
import type { NewPasswordRules } from '../model/new-password';

/** The service's rules for a new password, and the words of a known person that must not stand in it. */
export function usePasswordRules(fullName?: string, email?: string): NewPasswordRules {
  const config = useConfig();
  const minimum = config?.password_minimum ?? passwordMinimum;
  const product = config?.product_name;
  return useMemo(
    () => ({ minimum, words: [product, fullName, email].flatMap((word) => word ?? []) }),
    [minimum, product, fullName, email],
  );
}
