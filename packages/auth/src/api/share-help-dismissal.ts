import type { ApiClient } from '@atrium/api-client';
import { updateUserEndpoint, type CurrentUser } from '@atrium/api-client/contract';
import { isHelpDismissed, rememberHelpDismissed } from '../model/help-dismissal';

/**
 * Brings browser and account together once somebody is known: help closed in this browser is recorded in the account's
 * `visited_modules`, help closed elsewhere is remembered here.
 */
export async function shareHelpDismissal(client: ApiClient, user: CurrentUser): Promise<void> {
  if (!isHelpDismissed('registration', user)) return;
  rememberHelpDismissed('registration');
  if (user.visited_modules.includes('registration')) return;
  await client.call(updateUserEndpoint, { params: { id: user.id }, body: { visited_modules: ['registration'] } });
}
