import type { CurrentUser } from '@atrium/api-client/contract';

type Trial = NonNullable<CurrentUser['trial_data']>;

const lastDays = 3;
const daysShown = 14;

/** Whether the bar is due, and whether it may be closed: in the last three days it may not. */
export function trialShown(
  trial: CurrentUser['trial_data'],
  closedOn: string | null,
  today: string,
): 'hidden' | 'closable' | 'fixed' {
  if (trial === null || trial.trial_expired || trial.days_left > daysShown) return 'hidden';
  if (trial.days_left <= lastDays) return 'fixed';
  return closedOn === today ? 'hidden' : 'closable';
}

/** The address of the subscription page: of this portal, or of the web; anything else leads to the list. */
export function trialHref({ url }: Trial, otherwise: string): string {
  const base = 'https://portal.invalid';
  const isAddress = URL.canParse(url, base) && /^https?:$/.test(new URL(url, base).protocol);
  return isAddress ? url : otherwise;
}
