import type { CurrentUser } from '@atrium/api-client/contract';

type Trial = NonNullable<CurrentUser['trial_data']>;

const lastDays = 3;
const daysShown = 14;

/** Whether the bar is shown, and whether it can be closed; in the last three days it cannot. */
export function trialBarState(
  trial: CurrentUser['trial_data'],
  closedOn: string | null,
  today: string,
): 'hidden' | 'closable' | 'fixed' {
  if (trial === null || trial.trial_expired || trial.days_left > daysShown) return 'hidden';
  if (trial.days_left <= lastDays) return 'fixed';
  return closedOn === today ? 'hidden' : 'closable';
}

/** URL of the subscription page in the portal or on the web; the list for any other protocol. */
export function trialHref({ url }: Trial, otherwise: string): string {
  const base = 'https://portal.invalid';
  const isAddress = URL.canParse(url, base) && /^https?:$/.test(new URL(url, base).protocol);
  return isAddress ? url : otherwise;
}
