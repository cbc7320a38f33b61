import {
  courierFieldNames,
  couriers,
  isTestedCourier,
  type CourierName,
  type TestedCourier,
} from '@atrium/api-client/contract/couriers';
import { useTexts } from '@atrium/i18n';
import type { AccountBody } from '../../connection-test/api/test-account';
import { AccountTest } from '../../connection-test/components/account-test';
import { useSectionFields } from '../../form/components/section-form-context';
import { couriersMessages } from '../messages';
import { toCouriersInput, type CouriersValues } from '../model/courier-values';

const stages = ['name', 'tcp', 'tls', 'login'] as const;

function AccountOf({ name }: { name: TestedCourier }) {
  const { form } = useSectionFields<CouriersValues>();
  const { title, test } = couriers[name];
  const fields = (test ?? []).map((field) => `${name}.${field}`);
  const secret = `${name}.${courierFieldNames(name, 'secret')[0]}`;
  const input = toCouriersInput(form.values, { withSecrets: true })[name];
  return (
    <AccountTest
      blamed={fields.includes(secret) ? secret : (fields[0] ?? secret)}
      body={{ [name]: input } as unknown as AccountBody<TestedCourier>}
      fields={fields}
      name={name}
      secret={secret}
      section="couriers"
      stages={stages}
      target={{ provider: title }}
    />
  );
}

/** Tests a courier account, or says why that is not possible. */
export function CourierTest({ name }: { name: CourierName }) {
  const text = useTexts(couriersMessages);
  if (isTestedCourier(name)) return <AccountOf name={name} />;
  return <p className="form-part__text">{text(`courier.${name}.noTest`)}</p>;
}
