/** A change of a file that breaks its tests but not its types. */
export type Fault = readonly [folder: string, file: string, right: string, wrong: string];

/** One fault for each package. */
export const faults: readonly Fault[] = [
  ['packages/validators', 'src/tax-number.ts', 'count < 13', 'count < 12'],
  ['packages/api-client', 'src/http/retry.ts', 'defaultRetries = 3;', 'defaultRetries = 1;'],
  ['packages/i18n', 'src/numbers.ts', 'cents / 10 ** digits', 'cents / 100 ** digits'],
  ['packages/ui-kit', 'src/pagination/pagination.tsx', 'onPage(page + 1)', 'onPage(page)'],
  ['packages/forms', 'src/field-errors.ts', '.flat().join', '.flat().slice(1).join'],
  ['packages/auth', 'src/model/return-path.ts', "!value.startsWith('/')", "value.startsWith('//')"],
  ['packages/tenant-wizard', 'src/sections/payment/model/card-number.ts', 'sum % 10 === 0', 'sum % 5 === 0'],
  ['packages/back-office', 'src/components/model/typed-price.ts', "padStart(3, '0')", "padStart(2, '0')"],
  ['apps/licensing-service', 'src/tenants/operations/cancellable-states.ts', "update: ['failed']", 'update: []'],
  ['apps/portal', 'src/first-calls.ts', 'early ?? fetch(url, init)', 'fetch(url, early ? {} : init)'],
  ['apps/storybook', 'test/find-motion.ts', 'Number.parseFloat(duration) > 0', 'Number.parseFloat(duration) > 1000'],
];
