import { hostNameMessage, portMessage, tenantUrlNameMessage } from './messages/address-messages';
import type { MessageOf, Refusal } from './messages/message';
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

/** A rule that has texts. */
export type TextRule = keyof Messages;

/** What `check…` answers when it refuses, with the reasons of that rule. */
export type RefusalOf<Rule extends TextRule> =
  Parameters<Messages[Rule]> extends [infer Refused, ...unknown[]] ? Refused : Refusal<string>;

/** The options that were given to `check…`, as far as its texts tell of them. */
export interface TextOptions {
  /** ISO 3166 alpha-2 code. */
  readonly country?: string | undefined;
  /** Fewest characters of a password. */
  readonly minimum?: number;
  /** Most kilograms a courier takes. */
  readonly ceiling?: number;
}

/** The message of a refusal, as the tests of `@atrium/validators/yup` give it: `validation.iban.length?lengths=19`. */
export function messageOf<Rule extends TextRule>(
  rule: Rule,
  refusal: RefusalOf<Rule>,
  options: TextOptions = {},
): string {
  const ofRule = messages[rule] as MessageOf<string, TextOptions>;
  return ofRule(refusal as Refusal<string>, options);
}

/**
 * The message for a value that `check…` refuses: of `{ valid: false, reason: 'length', expectedLengths: [19] }` and
 * the rule `iban` it is "An IBAN of this country has 19 characters."
 */
export function textOf<Rule extends TextRule>(
  rule: Rule,
  refusal: RefusalOf<Rule>,
  language: TextLanguage,
  options: TextOptions = {},
): string {
  return textOfMessage(messageOf(rule, refusal, options), language);
}
