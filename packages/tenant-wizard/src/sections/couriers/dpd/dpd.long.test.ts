import { describe } from 'vitest';
import { itValidatesCourier, loginFields } from '../../../testing/validate-courier';

describe('DPD', () => {
  itValidatesCourier('dpd', { account: loginFields, weight: ['31.5', '32'] });
});
