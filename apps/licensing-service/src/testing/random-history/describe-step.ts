import type { Plan } from '@atrium/vitest-config/billing-scenario';
import type { Loss } from '../losing-gateway';
import type { Action, PlanChoice, RandomCrm, Wait } from './history';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

export function describeWait({ until, jobsEvery }: Wait): string {
  const wait =
    'minutes' in until
      ? `${until.minutes} minutes later`
      : 'from' in until
        ? `${days(until.days)} from the end of the ${until.from}`
        : `${days(until.days)} later`;
  return jobsEvery === null
    ? `${wait} without jobs`
    : `${wait} with the jobs${jobsEvery === 1 ? '' : ` every ${days(jobsEvery)}`}`;
}

const describePlan = (plan: Partial<Plan>): string =>
  Object.entries(plan)
    .map(([item, value]) => (item === 'cycle' ? value : `${value} ${item}`))
    .join(', ');

const describeChoice = (plan: PlanChoice): string => {
  if (plan === 'back') return 'the plan before';
  return plan === 'same' ? 'the same plan' : describePlan(plan);
};

/** The lost call of the gateway, to append to an action; empty for none. */
export const describeLoss = (loss: Loss | null): string =>
  loss === null ? '' : ` (${loss.effect} is lost, ${loss.when} it took effect)`;

export const describeCrm = ({ company, plan, pay }: RandomCrm): string =>
  `${company.country} ${company.vat_number} orders ${describePlan(plan)} (${pay})`;

export function describeAction(action: Action): string {
  switch (action.do) {
    case 'order':
      return `order ${describeChoice(action.plan)} (${action.pay}${action.hesitation > 0 ? `, ${action.hesitation} minutes after the quote` : ''})`;
    case 'order there and back':
      return `order ${describePlan(action.plan)} and back (${action.pay})`;
    case 'plan':
      return `plan ${describeChoice(action.plan)}`;
    case 'record a transfer':
      return `record a transfer of ${action.amount} (${action.on}, bank day ${action.day})`;
    case 'answer the bank':
    case 'let VIES answer':
      return `${action.do}: ${action.answer}`;
    case 'pay out':
      return `pay out ${action.amount}`;
    case 'save a card':
      return `save a card that ${action.effect}`;
    case 'close':
      return action.recordsTransfer ? 'close, and record a transfer before it is closed' : 'close';
    case 'move':
      return `move to ${action.company.country} ${action.company.vat_number}`;
    case 'change the prices':
      return `change the prices to ${Object.values(action.prices).join(', ')}`;
    default:
      return action.do;
  }
}
