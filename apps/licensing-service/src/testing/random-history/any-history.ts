import type { Company, Plan } from '@atrium/vitest-config/billing-scenario';
import * as fc from 'fast-check';
import type { Loss } from '../losing-gateway';
import type { Action, PayWith, PlanChoice, PriceChoice, RandomHistory, Wait } from './history';

const weighted = <T>(...choices: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<T>])[]) =>
  fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));
const often = <const T>(...choices: readonly (readonly [weight: number, value: T])[]) =>
  weighted(...choices.map(([weight, value]) => [weight, fc.constant(value)] as const));
const one = <T>(arbitrary: fc.Arbitrary<T>, weight: number) => [weight, arbitrary] as const;

/** Ordinary days, month ends, leap days and their eves, and the days of changes between summer and winter time. */
const starts = [
  '2026-05-11',
  '2026-09-15',
  '2027-06-30',
  '2026-01-31',
  '2027-12-31',
  '2028-01-30',
  '2028-02-28',
  '2028-02-29',
  '2024-02-29',
  '2027-02-28',
  '2026-03-29',
  '2026-10-25',
  '2027-03-28',
  '2028-10-29',
] as const;

const usualPrices: PriceChoice = { licence: 1900, module: 900, asset: 100, year_months: 10 };
/** So low that shares of them round to 0. */
const anyPrices: fc.Arbitrary<PriceChoice> = weighted(
  one(fc.constant(usualPrices), 6),
  one(
    fc.record({
      licence: fc.integer({ min: 100, max: 9000 }),
      module: fc.integer({ min: 30, max: 2000 }),
      asset: fc.integer({ min: 25, max: 300 }),
      year_months: fc.constantFrom(10, 11, 12),
    }),
    3,
  ),
  one(fc.constant({ licence: 7, module: 3, asset: 1, year_months: 10 }), 1),
);

const cycle = often([3, 'monthly'], [1, 'yearly']);
const licences = fc.integer({ min: 1, max: 6 });
const modules = fc.integer({ min: 0, max: 5 });
const assets = fc.integer({ min: 0, max: 12 });
const anyPlan: fc.Arbitrary<Plan> = fc.record({ cycle, licences, modules, assets });
const partOfPlan: fc.Arbitrary<Partial<Plan>> = weighted<Partial<Plan>>(
  one(fc.record({ licences }), 3),
  one(fc.record({ modules, assets }), 2),
  one(fc.record({ licences, assets }), 2),
  one(fc.record({ cycle }), 2),
  one(anyPlan, 3),
);
const planChoice: fc.Arbitrary<PlanChoice> = weighted<PlanChoice>(
  one(partOfPlan, 8),
  one(fc.constant<PlanChoice>('back'), 2),
  one(fc.constant<PlanChoice>('same'), 2),
);

const anyCompany: fc.Arbitrary<Company> = often(
  [5, { country: 'SI', vat_number: 'SI12345679' }],
  [1, { country: 'SI', vat_number: '' }],
  [3, { country: 'DE', vat_number: 'DE136695976' }],
  [1, { country: 'DE', vat_number: '' }],
  [1, { country: 'FR', vat_number: 'FR83404833048' }],
  [1, { country: 'GB', vat_number: '' }],
);

const anyWayToPay: fc.Arbitrary<PayWith> = often(
  [7, 'card'],
  [4, 'transfer'],
  [4, 'transfer that comes at once'],
  [1, 'declined'],
  [1, 'approved at the bank'],
  [1, 'refused at the bank'],
  [1, 'left at the bank'],
  [1, 'answered late'],
  [1, 'charged, and its creation cancelled'],
);

const time = fc.constantFrom('00:00:30', '00:30:00', '02:30:00', '09:00:00', '15:00:00', '23:10:00', '23:59:30');
const waitUntil = (until: fc.Arbitrary<Wait['until']>, jobsEvery: fc.Arbitrary<number | null>) =>
  fc.record<Wait>({ until, time, jobsEvery });
const anyWait: fc.Arbitrary<Wait> = weighted(
  one(waitUntil(fc.record({ minutes: fc.integer({ min: 1, max: 600 }) }), fc.constant(1)), 7),
  one(waitUntil(fc.record({ days: fc.integer({ min: 1, max: 9 }) }), often([2, 1], [1, 3])), 4),
  one(
    waitUntil(
      fc.record({ from: often([3, 'period'], [2, 'pro-forma']), days: fc.integer({ min: -16, max: 15 }) }),
      often<number | null>([1, 1], [3, 4], [1, 10], [1, null]),
    ),
    6,
  ),
  one(waitUntil(fc.record({ days: fc.integer({ min: 1, max: 90 }) }), fc.constant(null)), 2),
);

const anyAction: fc.Arbitrary<Action> = weighted<Action>(
  one(fc.constant({ do: 'run the jobs' }), 5),
  one(
    fc.record({
      do: fc.constant('order'),
      plan: planChoice,
      pay: anyWayToPay,
      hesitation: often([9, 0], [1, 3], [1, 45]),
    }),
    14,
  ),
  one(
    fc.record({
      do: fc.constant('order there and back'),
      plan: partOfPlan,
      pay: often([3, 'card'], [1, 'transfer']),
    }),
    2,
  ),
  one(fc.constant({ do: 'pay the same quote again' }), 1),
  one(fc.record({ do: fc.constant('answer the bank'), answer: often([3, 'approve'], [1, 'decline']) }), 1),
  one(fc.record({ do: fc.constant('plan'), plan: planChoice }), 3),
  one(fc.constant({ do: 'undo the planned change' }), 1),
  one(fc.constant({ do: 'cancel' }), 2),
  one(fc.constant({ do: 'resume' }), 2),
  one(
    fc.record({
      do: fc.constant('record a transfer'),
      amount: often([6, 'right'], [2, 'a part'], [2, 'more'], [1, 'nothing']),
      day: often([6, 0], [2, -1], [2, -4], [1, -20], [1, 1]),
      on: often([4, 'newest'], [1, 'order'], [1, 'renewal']),
    }),
    10,
  ),
  one(fc.constant({ do: 'cancel the transfer' }), 1),
  one(fc.record({ do: fc.constant('pay out'), amount: often([2, 'all'], [2, 'half'], [1, 'too much']) }), 2),
  one(fc.record({ do: fc.constant('save a card'), effect: often([1, 'succeeds'], [1, 'declines_renewals']) }), 1),
  one(fc.record({ do: fc.constant('move'), company: anyCompany }), 2),
  one(fc.record({ do: fc.constant('let VIES answer'), answer: often([2, 'valid'], [1, 'invalid'], [2, 'silent']) }), 2),
  one(fc.record({ do: fc.constant('change the prices'), prices: anyPrices }), 1),
  one(fc.constant({ do: 'remove a card' }), 2),
  one(fc.constant({ do: 'discard the draft' }), 1),
  one(fc.constant({ do: 'cross the OSS threshold' }), 1),
  one(fc.record({ do: fc.constant('close'), recordsTransfer: fc.boolean() }), 1),
);

const anyLoss: fc.Arbitrary<Loss | null> = weighted(
  one(fc.constant(null), 6),
  one(
    fc.record({
      effect: often([3, 'authorise'], [2, 'capture'], [1, 'refund']),
      when: often([1, 'before'], [2, 'after']),
      as: fc.constant('unanswered'),
    }),
    1,
  ),
);

const anyCrm = fc.record({
  company: anyCompany,
  plan: anyPlan,
  pay: often<PayWith>(
    [5, 'card'],
    [3, 'transfer that comes at once'],
    [1, 'transfer'],
    [1, 'charged, and its creation cancelled'],
  ),
});

/** How long histories may be. */
export interface HistorySize {
  readonly leastSteps: number;
  readonly mostSteps: number;
  readonly mostCrms: number;
}

const someCrms = (least: number, most: number) => fc.array(anyCrm, { minLength: least, maxLength: most });

/** A history; three of four have one company CRM. */
export const anyHistory = ({ leastSteps, mostSteps, mostCrms }: HistorySize): fc.Arbitrary<RandomHistory> =>
  fc.record({
    start: fc.constantFrom(...starts),
    prices: anyPrices,
    crms: mostCrms === 1 ? someCrms(1, 1) : weighted(one(someCrms(1, 1), 3), one(someCrms(2, mostCrms), 1)),
    steps: fc.array(
      fc.record({
        after: anyWait,
        crm: fc.nat({ max: mostCrms - 1 }),
        action: anyAction,
        loss: anyLoss,
      }),
      {
        minLength: leastSteps,
        maxLength: mostSteps,
        size: 'max',
      },
    ),
  });
