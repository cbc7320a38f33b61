import { useCurrentUser } from '@atrium/api-client/react';
import { formatDate } from '@atrium/i18n';
import { useState, type ReactNode } from 'react';
import { startPath } from '../portal-paths';
import { readStored, writeStored } from '../stored-choice';
import { TrialBar } from './trial-bar';
import { trialHref, trialBarState } from './trial-bar-state';

const key = 'trialBarClosed';
const readToday = () => formatDate(Date.now());

/** The trial bar of the signed-in user, if it is shown. A closed bar returns the next day. */
export function useTrialBar(): ReactNode {
  const trial = useCurrentUser()?.trial_data ?? null;
  const today = readToday();
  const [closedOn, setClosedOn] = useState(() => readStored(key));
  const shown = trialBarState(trial, closedOn, today);
  if (trial === null || shown === 'hidden') return null;
  const close = () => {
    writeStored(key, today);
    setClosedOn(today);
  };
  return (
    <TrialBar
      daysLeft={trial.days_left}
      endsAt={trial.trial_expires_at}
      href={trialHref(trial, startPath)}
      onClose={shown === 'closable' ? close : undefined}
      title={trial.title}
    />
  );
}
