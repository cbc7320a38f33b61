import { createShares } from '../../../platform';

/** Each user merges and converts one document at a time, so that none takes all processes. */
export const shareOfUser = createShares({ atOnce: 1, waiting: 10 });
