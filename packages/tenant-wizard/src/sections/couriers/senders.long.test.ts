import { courierNames } from '@atrium/api-client/contract/couriers';
import { describe } from 'vitest';
import { itValidatesSender } from '../../testing/validate-sender';

/** All couriers share the form of the sender, so `npm test` only enters a few fields of that of Pošta Slovenije. */
describe.each(courierNames)('the sender of %s', (name) => {
  itValidatesSender(name);
});
