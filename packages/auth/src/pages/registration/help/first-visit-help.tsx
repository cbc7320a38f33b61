import type { CurrentUser } from '@atrium/api-client/contract';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { isHelpDismissed, rememberHelpDismissed } from '../../../model/help-dismissal';
import type { RegistrationHelpProps } from './registration-help';

/** Loaded after the form. If the chunk fails to load, the form appears without help. */
const RegistrationHelp = lazy(async (): Promise<{ default: ComponentType<RegistrationHelpProps> }> => {
  const part = await import('./registration-help').catch(() => null);
  return { default: part?.RegistrationHelp ?? (() => null) };
});

export interface FirstVisitHelpProps {
  readonly user: CurrentUser | null | undefined;
}

/** First-visit help of the registration. Closing it is permanent in this browser. */
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
