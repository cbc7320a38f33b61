import { expect, it } from 'vitest';
import { isProduct, readSourceFiles } from './numbers/source-files.ts';

const folder = 'apps/licensing-service/src/billing/payments';

it('lets events alone change the state of a payment', () => {
  const writers = readSourceFiles().filter((file) => isProduct(file) && /\.update\(payments\)/.test(file.text));
  // `updatePayment` of the repository has no `state` in its type.
  expect(writers.map(({ path }) => path)).toEqual([
    `${folder}/payment.repository.ts`,
    `${folder}/send-payment-event.ts`,
  ]);
  expect(writers[0]?.text).toContain("change: { readonly [K in Exclude<keyof PaymentRow, 'state'>]?:");
  const statements = readSourceFiles().filter((file) => isProduct(file) && /update payments\b/i.test(file.text));
  expect(statements.map(({ path }) => path)).toEqual([]);
});
