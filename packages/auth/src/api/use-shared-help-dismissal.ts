import { updateUserEndpoint, type CurrentUser } from '@atrium/api-client/contract';
import { useCall } from '@atrium/api-client/react';
import { useEffect, useEffectEvent } from 'react';
import { isHelpDismissed, rememberHelpDismissed } from '../model/help-dismissal';

/**
 * Synchronises browser and account after log-in: help closed in this browser is saved to the account's
 * `visited_modules`, help closed elsewhere is remembered here. A failed save is repeated on the next visit.
 */
export function useSharedHelpDismissal(user: CurrentUser): void {
  const { mutate } = useCall(updateUserEndpoint);
  const share = useEffectEvent((id: string) => {
    if (!isHelpDismissed('registration', user)) return;
    rememberHelpDismissed('registration');
    if (user.visited_modules.includes('registration')) return;
    mutate({ params: { id }, body: { visited_modules: ['registration'] } });
  });
  useEffect(() => share(user.id), [user.id]);
}
