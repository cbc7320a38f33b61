import type { Billing, Subscription, Tenant } from '@atrium/api-client/contract';
import { useFieldMessage } from '@atrium/i18n';
import { useFormik } from 'formik';
import { planProblems, type PlanInUse } from '../../model/plan-problems';
import { toPlanValues, toSelection, type PlanValues } from '../../model/plan-values';
import { planMessages } from '../../plan-messages';

interface ChangeForm {
  tenant: Tenant;
  billing: Billing;
  subscription: Subscription;
  onSubmit: () => Promise<void>;
}

const counted = ['licences', 'assets'] as const;

/** The form of a change of plan: begins with the plan that runs, or the one that is planned. */
export function useChangeForm({ tenant, billing, subscription, onSubmit }: ChangeForm) {
  const message = useFieldMessage(planMessages);
  const runs = subscription.state === 'trial' || subscription.state === 'trial_ended' ? null : subscription.selection;
  const inUse: PlanInUse = { now: runs, usage: billing.usage };
  const begin = toPlanValues(subscription.planned ?? subscription.selection ?? {}, tenant);
  const usage = billing.usage ?? { licences: 1, assets: 0 };
  const form = useFormik<PlanValues>({
    initialValues:
      subscription.selection === null
        ? { ...begin, licences: Math.max(1, usage.licences), assets: usage.assets }
        : begin,
    validate: (values) => planProblems(values, inUse),
    onSubmit,
  });
  const problems = planProblems(form.values, inUse);
  const errorOf = (name: (typeof counted)[number]) =>
    form.touched[name] === true ? message(problems[name]) : undefined;
  const selection = Object.keys(problems).length > 0 ? null : toSelection(form.values);
  return {
    form,
    inUse,
    errorOf,
    /** Null while a quantity cannot be. */
    selection,
    /** It is the plan that runs already. */
    isSame: selection !== null && JSON.stringify(selection) === JSON.stringify(toComparable(runs)),
    errors: counted.flatMap((name) => {
      const error = message(problems[name]);
      return error === undefined ? [] : [{ name, error }];
    }),
  };
}

/** With its modules in their usual order. */
function toComparable(selection: Subscription['selection']) {
  return selection === null ? null : toSelection({ ...selection });
}
