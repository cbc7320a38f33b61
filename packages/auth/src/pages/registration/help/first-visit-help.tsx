import type { CurrentUser } from '@atrium/api-client/contract';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { isHelpDismissed, rememberHelpDismissed } from '../../../model/help-dismissal';
import type { RegistrationHelpProps } from './registration-help';

/** Comes after the form; a browser that cannot get it shows the form without help. */
const RegistrationHelp = lazy(async (): Promise<{ default: ComponentType<RegistrationHelpProps> }> => {
  const part = await import('./registration-help').catch(() => null);
  return { default: part?.RegistrationHelp ?? (() => null) };
});

export interface FirstVisitHelpProps {
  /** The logged-in user, if any. */
  readonly user: CurrentUser | null | undefined;
}

/** The help of the registration until it is closed, in this browser for good. */
export function FirstVisitHelp({ user }: FirstVisitHelpProps) {
  const [dismissed, setDismissed] = useState(() => isHelpDismissed('registration', user));
  if (dismissed) return null;
  return (
    <Suspense fallback={null}>
      <RegistrationHelp
        onDismiss={() => {
          rememberHelpDismissed('registration');
          setDismissed(true);
        }}
      />
    </Suspense>
  );
}
