import { courierNames } from '@atrium/api-client/contract/couriers';
import { describe, vi } from 'vitest';
import { itValidatesSender } from '../../testing/validate-sender';

vi.setConfig({ testTimeout: 20_000 });

/** All couriers share the form of the sender, so `npm test` only enters a few fields of that of Pošta Slovenije. */
describe.each(courierNames)('the sender of %s', (name) => {
  itValidatesSender(name);
});
