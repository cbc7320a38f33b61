import type { Selection, SubscriptionDraft } from '@atrium/api-client/contract';
import { InvalidInput } from '../../platform';

/**
 * The plan to pay for, from the section Subscription.
 *
 * @throws InvalidInput if no paid plan is chosen
 */
export function chosenSelection({ plan, cycle, licences, modules, assets }: SubscriptionDraft): Selection {
  if (plan !== 'paid' || typeof cycle !== 'string' || typeof licences !== 'number')
    throw new InvalidInput({ 'subscription.plan': ['required'] });
  return { cycle, licences, modules: modules ?? [], assets: assets ?? 0 };
}

/** Ignores the order of modules. */
export const isSameSelection = (one: Selection, other: Selection): boolean => serialize(one) === serialize(other);

const serialize = ({ cycle, licences, modules, assets }: Selection) =>
  [cycle, licences, assets, ...modules.toSorted()].join(' ');
