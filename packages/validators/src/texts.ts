import { hostNameMessage, portMessage, tenantUrlNameMessage } from './messages/address-messages';
import type { MessageOf, Rejection } from './messages/message';
import {
  alphanumericDashSpaceMessage,
  businessPremiseIdMessage,
  electronicDeviceIdMessage,
  uniqueInListMessage,
} from './messages/list-messages';
import {
  bicMessage,
  emsoMessage,
  ibanMessage,
  registrationNumberMessage,
  taxNumberMessage,
  vatNumberMessage,
} from './messages/number-messages';
import {
  emailMessage,
  fullNameMessage,
  passwordConfirmationMessage,
  passwordMessage,
  phoneMessage,
} from './messages/person-messages';
import { countryCodeMessage, courierMaxWeightMessage, postCodeMessage } from './messages/place-messages';
import { textOfMessage, type TextLanguage } from './texts/text-of-message';

export { textOfMessage, type TextLanguage } from './texts/text-of-message';

const messages = {
  alphanumericDashSpace: alphanumericDashSpaceMessage,
  bic: bicMessage,
  businessPremiseId: businessPremiseIdMessage,
  countryCode: countryCodeMessage,
  courierMaxWeight: courierMaxWeightMessage,
  electronicDeviceId: electronicDeviceIdMessage,
  email: emailMessage,
  emso: emsoMessage,
  fullName: fullNameMessage,
  hostName: hostNameMessage,
  iban: ibanMessage,
  password: passwordMessage,
  passwordConfirmation: passwordConfirmationMessage,
  phone: phoneMessage,
  port: portMessage,
  postCode: postCodeMessage,
  registrationNumber: registrationNumberMessage,
  taxNumber: taxNumberMessage,
  tenantUrlName: tenantUrlNameMessage,
  uniqueInList: uniqueInListMessage,
  vatNumber: vatNumberMessage,
} as const;

type Messages = typeof messages;

/** Name of a rule with texts. */
export type TextRule = keyof Messages;

/** The rejected verdict of a rule. */
export type RejectionOf<Rule extends TextRule> =
  Parameters<Messages[Rule]> extends [infer Refused, ...unknown[]] ? Refused : Rejection<string>;

/** The options of `check…` that its texts use. */
export interface TextOptions {
  /** ISO 3166 alpha-2 code. */
  readonly country?: string | undefined;
  /** Minimum length of a password. */
  readonly minimum?: number;
  /** Maximum weight in kilograms. */
  readonly ceiling?: number;
}

/**
 * Returns the message key of a rejected verdict, as the tests of `@atrium/validators/yup` do:
 * `validation.iban.length?lengths=19`.
 */
export function messageOf<Rule extends TextRule>(
  rule: Rule,
  rejection: RejectionOf<Rule>,
  options: TextOptions = {},
): string {
  const ofRule = messages[rule] as MessageOf<string, TextOptions>;
  return ofRule(rejection as Rejection<string>, options);
}

/**
 * Returns the message for a rejected verdict. For the rule `iban` and `{ valid: false, reason: 'length',
 * expectedLengths: [19] }`: "An IBAN of this country has 19 characters."
 */
export function textOf<Rule extends TextRule>(
  rule: Rule,
  rejection: RejectionOf<Rule>,
  language: TextLanguage,
  options: TextOptions = {},
): string {
  return textOfMessage(messageOf(rule, rejection, options), language);
}
