import { localDay, startOfLocalDay } from '../../platform';
import { addDays } from '../periods/days';

/** End of a trial of some days, whose first is the day on which the company CRM became active. */
export const trialEnd = (activatedAt: Date, days: number): Date =>
  startOfLocalDay(addDays(localDay(activatedAt), days));
