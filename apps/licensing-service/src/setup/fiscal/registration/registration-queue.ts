import type { JobQueue } from '../../../platform';

/** Makes the queue retry: some premises failed, but may succeed later. */
export class TryAgainLater extends Error {
  constructor() {
    super('Some business premises have to be registered again later.');
    this.name = 'TryAgainLater';
  }
}

/** Retries for some hours. */
export const registrationQueue: JobQueue = {
  retryLimit: 12,
  retryDelay: 30,
  retryDelayMax: 3600,
  expireInSeconds: 900,
  heartbeatSeconds: 60,
};
