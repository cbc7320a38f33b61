import { describe } from 'vitest';
import { itValidatesCourier, loginFields } from '../../../testing/validate-courier';
import { needed } from '../../../testing/validate-fields';

const invalid = 'Enter a client number of up to 10 digits.';

describe('GLS', () => {
  itValidatesCourier('gls', {
    account: [
      { label: 'Client number', bad: [needed(), ['38-1', invalid], ['12345678901', invalid]], good: ['380001234'] },
      ...loginFields,
    ],
    weight: ['40', '40,001'],
  });
});
