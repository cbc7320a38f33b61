import {
  courierFieldNames,
  couriers,
  type CouriersDraft,
  type CouriersInput,
  type TestedCourier,
} from '@atrium/api-client/contract/couriers';
import { probeVendor, vendorStages } from '../connections/probe-vendor';
import type { FormConnection } from '../connections/test-form-connection.service';
import type { SetupDependencies } from '../dependencies';
import { accountProblems } from './courier-problems';
import type { CourierAccount } from './courier-service';
import { accountTestOf } from './courier-services';
import { couriersSection } from './couriers.section';
import { fieldValues, testableCourier } from './testable-courier';

/** The test of an account as entered in the form; a courier may need no secret for it. */
export function courierConnection<Name extends TestedCourier>(
  { settings, clock }: Pick<SetupDependencies, 'settings' | 'clock'>,
  name: Name,
  input: NonNullable<CouriersInput[Name]>,
): FormConnection<CouriersDraft> {
  const { address, call: callCourier } = accountTestOf(name);
  const tested = couriers[name].test ?? [];
  const [secretName = ''] = courierFieldNames(name, 'secret');
  const values = fieldValues(input, tested);
  return {
    section: couriersSection,
    testable: testableCourier(name),
    form: { [name]: input },
    enteredSecret: fieldValues(input, [secretName])[secretName] ?? undefined,
    matchesSaved: () => true,
    mismatchedSecret: 'required',
    stages: vendorStages,
    problems: (hasSecret) => accountProblems({ name, courier: input, hasSecret: () => hasSecret }, tested),
    probe: (secret) =>
      probeVendor((call) => {
        const texts = tested.map((field) => [field, field === secretName ? secret : (values[field] ?? '')]);
        const account = Object.fromEntries(texts) as CourierAccount<Name>;
        return callCourier(settings.vendors.couriers[name] ?? address, account, { ...call, now: clock() });
      }),
  };
}
