import { courierNames, courierSecrets, testedCouriers } from '@atrium/api-client/contract/couriers';
import type { Section } from '../sections/section';
import { courierProblems } from './courier-problems';
import { testableCourier } from './testable-courier';

/** Section 3: couriers, each with its account and sender. */
export const couriersSection: Section<'couriers'> = {
  name: 'couriers',
  secrets: courierSecrets,
  editableWhenLive: true,
  testable: testedCouriers.map(testableCourier),
  problems: (couriers, hasSecret) => courierNames.flatMap((name) => courierProblems(name, couriers, hasSecret)),
};
