import { useCurrentUser } from '@atrium/api-client/react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { isHelpDismissed, rememberHelpDismissed } from '../../../model/help-dismissal';
import type { RegistrationHelpProps } from './registration-help';

/** Comes after the form; a browser that cannot get it shows the form without help. */
const RegistrationHelp = lazy(async (): Promise<{ default: ComponentType<RegistrationHelpProps> }> => {
  const part = await import('./registration-help').catch(() => null);
  return { default: part?.RegistrationHelp ?? (() => null) };
});

/** The help of the registration until it is closed, in this browser for good. */
export function FirstVisitHelp() {
  const user = useCurrentUser();
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
