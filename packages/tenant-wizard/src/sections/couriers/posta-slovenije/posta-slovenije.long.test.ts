import { describe } from 'vitest';
import { idField, itValidatesCourier, loginFields } from '../../../testing/validate-courier';

describe('Pošta Slovenije', () => {
  itValidatesCourier('posta_slovenije', {
    account: [...['Client ID', 'Contract ID', 'Branch ID', 'Postal ID'].map(idField), ...loginFields],
    weight: ['100', '100,5'],
  });
});
