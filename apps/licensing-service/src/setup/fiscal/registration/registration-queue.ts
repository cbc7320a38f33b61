import type { JobQueue } from '../../../platform';

/** The authority did not take everything, and may do so later: the queue tries again. */
export class TryAgainLater extends Error {
  constructor() {
    super('Business premises are to be registered again later.');
    this.name = 'TryAgainLater';
  }
}

/** Tries what may succeed later for some hours. */
export const registrationQueue: JobQueue = {
  retryLimit: 12,
  retryDelay: 30,
  retryDelayMax: 3600,
  expireInSeconds: 900,
  heartbeatSeconds: 60,
};
