import type { Billing, Payment, Subscription, Tenant } from '@atrium/api-client/contract';
import { useForm } from '@atrium/forms';
import { useFieldMessage } from '@atrium/i18n';
import { useCurrentPayment } from '../../../sections/payment/components/use-current-payment';
import { isPaid } from '../../../sections/payment/model/payment-state';
import { planProblems, type PlanInUse } from '../../../sections/subscription/model/plan-problems';
import { planPurpose } from '../../../sections/payment/model/plan-purpose';
import { toPlanValues, toSelection, type PlanValues } from '../../../sections/subscription/model/plan-values';
import { planMessages } from '../../../sections/subscription/messages';

interface ChangeForm {
  tenant: Tenant;
  billing: Billing;
  subscription: Subscription;
  onSubmit: () => Promise<void>;
}

const counted = ['licences', 'assets'] as const;

/**
 * The form of a plan. Starts with the plan of a payment in progress, else with the planned or current plan, or the plan to
 * pay again, with at least the quantities in use.
 */
export function useChangeForm({ tenant, billing, subscription, onSubmit }: ChangeForm) {
  const message = useFieldMessage(planMessages);
  const { usage, payments } = billing;
  const followed = useCurrentPayment(payments);
  const tried = payments.find(({ id }) => id === followed.id);
  const runs = planPurpose(subscription) === 'change' ? subscription.selection : null;
  const inUse: PlanInUse = { now: subscription.state === 'cancelled' ? null : subscription.selection, usage };
  const form = useForm<PlanValues>({
    initialValues: firstValues(subscription, tenant, usage, tried),
    validate: (values) => planProblems(values, inUse),
    messages: [planMessages],
    unsavedWork: false,
    send: onSubmit,
  });
  const problems = planProblems(form.values, inUse);
  const errorOf = (name: (typeof counted)[number]) =>
    form.formik.touched[name] === true ? message(problems[name]) : undefined;
  const selection = Object.keys(problems).length > 0 ? null : toSelection(form.values);
  return {
    form,
    inUse,
    errorOf,
    /** Null while a quantity is invalid. */
    selection,
    /** The form holds the current plan unchanged. */
    isSame: selection !== null && JSON.stringify(selection) === JSON.stringify(toComparable(runs)),
    errors: counted.flatMap((name) => {
      const error = message(problems[name]);
      return error === undefined ? [] : [{ name, error }];
    }),
  };
}

function firstValues(
  subscription: Subscription,
  tenant: Tenant,
  usage: Billing['usage'],
  tried: Payment | undefined,
): PlanValues {
  if (tried !== undefined && !isPaid(tried)) return toPlanValues(tried.selection, tenant);
  const { planned, selection } = subscription;
  const values = toPlanValues(planned ?? selection ?? {}, tenant);
  if (planPurpose(subscription) === 'change') return values;
  const { licences, assets } = usage ?? selection ?? { licences: 1, assets: 0 };
  return {
    ...values,
    licences: Math.max(values.licences ?? 1, licences),
    assets: Math.max(values.assets ?? 0, assets),
  };
}

/** Sorts the modules in their usual order. */
function toComparable(selection: Subscription['selection']) {
  return selection === null ? null : toSelection({ ...selection });
}
