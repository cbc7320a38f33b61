import type { CourierFieldName, CourierName, CourierOf, TestedCourier } from '@atrium/api-client/contract/couriers';
import type { Language } from '@atrium/i18n';

/** Fields whose labels all couriers share. */
export const sharedFields = ['username', 'password'] as const;

type OwnField<Name extends CourierName> = Exclude<CourierFieldName<CourierOf<Name>>, (typeof sharedFields)[number]>;
type DigitsField<Name extends CourierName> = CourierFieldName<CourierOf<Name>, 'digits'>;

type WithFields<Name extends CourierName> = [OwnField<Name>] extends [never]
  ? unknown
  : {
      /** Label of each field that only this courier has. */
      readonly field: Readonly<Record<OwnField<Name>, string>>;
    };

type WithDigits<Name extends CourierName> = [DigitsField<Name>] extends [never]
  ? unknown
  : {
      /** Message of each field of `digits` for another value. */
      readonly invalid: Readonly<Record<DigitsField<Name>, string>>;
    };

type WithoutTest<Name extends CourierName> = Name extends TestedCourier
  ? unknown
  : {
      /** Why the account cannot be tested. */
      readonly noTest: string;
    };

/** The texts of a courier in one language. */
export type CourierText<Name extends CourierName> = {
  /** Below its switch. */
  readonly about: string;
  /** Its group of sender fields, in lists of problems. */
  readonly sender: string;
} & WithFields<Name> &
  WithDigits<Name> &
  WithoutTest<Name>;

/** The texts of a courier. */
export type CourierTexts<Name extends CourierName> = Readonly<Record<Language, CourierText<Name>>>;
