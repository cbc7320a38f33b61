import type { Selection, SubscriptionDraft } from '@atrium/api-client/contract';
import { InvalidInput } from '../../platform';

/**
 * What the section Subscription says is to be paid for.
 *
 * @throws InvalidInput where no paid plan is chosen there
 */
export function chosenSelection({ plan, cycle, licences, modules, assets }: SubscriptionDraft): Selection {
  if (plan !== 'paid' || typeof cycle !== 'string' || typeof licences !== 'number')
    throw new InvalidInput({ 'subscription.plan': ['required'] });
  return { cycle, licences, modules: modules ?? [], assets: assets ?? 0 };
}

/** Whether two choices are the same one, in whatever order their modules are named. */
export const isSameSelection = (one: Selection, other: Selection): boolean => written(one) === written(other);

const written = ({ cycle, licences, modules, assets }: Selection) =>
  [cycle, licences, assets, ...modules.toSorted()].join(' ');
