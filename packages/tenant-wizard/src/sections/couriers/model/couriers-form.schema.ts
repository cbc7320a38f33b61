import { courierNames, couriers, type CourierField, type CourierName } from '@atrium/api-client/contract/couriers';
import { courierMaxWeightTest, emailTest } from '@atrium/validators/yup';
import { lazy, object, string, type AnyObjectSchema } from 'yup';
import { addressRules, awaitedPhone, type PhoneRule } from '../../form/model/address-rules';
import { required, text } from '../../form/model/field-rules';

type HasSecret = (place: string) => boolean;

/** Fields of a separate sender; none if the company is the sender. */
function senderIfSeparate(phoneRule: PhoneRule) {
  const sender = object({
    name: text(160).required(required),
    email: text(254).test(emailTest()),
    ...addressRules(phoneRule),
  });
  return lazy(({ separate }: { separate?: boolean }) => (separate === true ? sender : object()));
}

function accountRule(place: string, { type, maxLength, digits }: CourierField, hasSecret: HasSecret) {
  if (type === 'secret') {
    const secret = string().max(maxLength, `validation.tooLong?maximum=${maxLength}`);
    return hasSecret(place) ? secret : secret.required(required);
  }
  const value = text(maxLength).required(required);
  const [name, field] = place.split('.');
  return type === 'digits'
    ? value.matches(new RegExp(`^\\d{1,${digits}}$`), `courier.${name}.invalid.${field}`)
    : value;
}

function courierSchema(name: CourierName, sender: ReturnType<typeof senderIfSeparate>, hasSecret: HasSecret) {
  const { fields, maxWeight } = couriers[name];
  const account = Object.entries(fields).map(([field, declared]) => [
    field,
    accountRule(`${name}.${field}`, declared, hasSecret),
  ]);
  return object({
    ...(Object.fromEntries(account) as Record<string, ReturnType<typeof accountRule>>),
    max_weight: string()
      .trim()
      .required(required)
      .test(courierMaxWeightTest({ ceiling: maxWeight.ceiling })),
    sender,
  });
}

/** A disabled courier may contain anything. */
const ifEnabled = (schema: AnyObjectSchema) =>
  lazy(({ enabled }: { enabled?: boolean }) => (enabled === true ? schema : object()));

/** Validates the enabled couriers; `hasSecret` returns whether a password is stored. */
export function couriersSchema(hasSecret: HasSecret, phoneRule: PhoneRule = awaitedPhone) {
  const sender = senderIfSeparate(phoneRule);
  const rules = courierNames.map((name) => [name, ifEnabled(courierSchema(name, sender, hasSecret))]);
  return object(Object.fromEntries(rules) as Record<CourierName, ReturnType<typeof ifEnabled>>);
}
