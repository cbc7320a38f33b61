import { courierCeilings, type CourierName } from '@atrium/api-client/contract';
import { checkPhone } from '@atrium/validators/phone';
import { countryCodeTest, courierMaxWeightTest, emailTest, phoneTest, postCodeTest } from '@atrium/validators/yup';
import { lazy, object, string, type AnyObjectSchema } from 'yup';

const required = 'validation.required';

const text = (maximum: number) => string().trim().max(maximum, `validation.tooLong?maximum=${maximum}`);

const countryIn = (field: string) => (fields: Readonly<Record<string, unknown>>) => {
  const country = fields[field];
  return { country: typeof country === 'string' ? country : undefined };
};

const sender = object({
  name: text(160).required(required),
  street: text(160).required(required),
  postal_code: text(16)
    .required(required)
    .test(postCodeTest(countryIn('country'))),
  city: text(100).required(required),
  country: string().required('validation.choose').test(countryCodeTest()),
  email: text(254).test(emailTest()),
  phone_country_code: string().test(countryCodeTest()),
  phone: text(32).test(phoneTest(checkPhone, countryIn('phone_country_code'))),
});

/** What counts of a sender: nothing where the company sends itself. */
const senderIfSeparate = lazy(({ separate }: { separate?: boolean }) => (separate === true ? sender : object()));

function courier(name: CourierName, passwordSet: boolean) {
  const password = string().max(256, 'validation.tooLong?maximum=256');
  return object({
    username: text(120).required(required),
    password: passwordSet ? password : password.required(required),
    max_weight: string()
      .required(required)
      .test(courierMaxWeightTest({ ceiling: courierCeilings[name] })),
    sender: senderIfSeparate,
  });
}

/** A courier that is switched off may hold anything. */
const ifEnabled = (schema: AnyObjectSchema) =>
  lazy(({ enabled }: { enabled?: boolean }) => (enabled === true ? schema : object()));

/** What the couriers that are switched on must be; `hasSecret` tells which passwords are with the service already. */
export function couriersSchema(hasSecret: (place: string) => boolean) {
  const of = (name: CourierName) => courier(name, hasSecret(`${name}.password`));
  const id = text(40).required(required);
  return object({
    posta_slovenije: ifEnabled(
      of('posta_slovenije').shape({ client_id: id, contract_id: id, branch_id: id, postal_id: id }),
    ),
    gls: ifEnabled(
      of('gls').shape({
        client_number: text(16)
          .required(required)
          .matches(/^\d{1,10}$/, 'clientNumberInvalid'),
      }),
    ),
    dpd: ifEnabled(of('dpd')),
  });
}
