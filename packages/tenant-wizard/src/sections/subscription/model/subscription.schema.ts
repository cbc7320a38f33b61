import { array, mixed, object, string, type TestContext } from 'yup';
import { planProblems } from './plan-problems';
import type { SubscriptionValues } from './subscription-values';

/** The quantities apply only to a paid plan. */
const quantity = (name: 'licences' | 'assets') =>
  mixed<number>()
    .nullable()
    .test({
      name,
      test: (_value, context: TestContext) => {
        const values = context.parent as SubscriptionValues;
        const message = values.plan === 'paid' ? planProblems(values)[name] : undefined;
        return message === undefined || context.createError({ message });
      },
    });

/** Validates a plan before it is created or paid. */
export const subscriptionSchema = object({
  plan: string().required('choose'),
  cycle: string(),
  licences: quantity('licences'),
  modules: array(),
  assets: quantity('assets'),
});
