import { courierCeilings, type CourierName } from '@atrium/api-client/contract';
import { courierMaxWeightTest, emailTest } from '@atrium/validators/yup';
import { lazy, object, string, type AnyObjectSchema } from 'yup';
import { addressRules, awaitedPhone, type PhoneRule } from '../../form/model/address-rules';
import { required, text } from '../../form/model/field-rules';

/** Fields of a separate sender; none if the company is the sender. */
function senderIfSeparate(phoneRule: PhoneRule) {
  const sender = object({
    name: text(160).required(required),
    email: text(254).test(emailTest()),
    ...addressRules(phoneRule),
  });
  return lazy(({ separate }: { separate?: boolean }) => (separate === true ? sender : object()));
}

function courier(name: CourierName, passwordSet: boolean, sender: ReturnType<typeof senderIfSeparate>) {
  const password = string().max(256, 'validation.tooLong?maximum=256');
  return object({
    username: text(120).required(required),
    password: passwordSet ? password : password.required(required),
    max_weight: string()
      .trim()
      .required(required)
      .test(courierMaxWeightTest({ ceiling: courierCeilings[name] })),
    sender,
  });
}

/** A disabled courier may contain anything. */
const ifEnabled = (schema: AnyObjectSchema) =>
  lazy(({ enabled }: { enabled?: boolean }) => (enabled === true ? schema : object()));

/** Validates the enabled couriers; `hasSecret` tells which passwords are stored. */
export function couriersSchema(hasSecret: (place: string) => boolean, phoneRule: PhoneRule = awaitedPhone) {
  const sender = senderIfSeparate(phoneRule);
  const of = (name: CourierName) => courier(name, hasSecret(`${name}.password`), sender);
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
