import type { CourierFieldName, CourierName, CourierOf, TestedCourier } from '@atrium/api-client/contract/couriers';
import type { Language, Refusal, VendorCall } from '../../platform';

export interface CourierCall extends VendorCall {
  readonly now: Date;
}

/** The values of the fields that a test needs. */
export type CourierAccount<Name extends TestedCourier> = Readonly<Record<CourierOf<Name>['test'][number], string>>;

export interface AccountTest<Name extends TestedCourier> {
  /** Base URL of the API, without a trailing slash; `{NAME}_URL` replaces it. */
  readonly address: string;
  /**
   * Makes a read-only request and returns why the account is rejected, or null if it works.
   *
   * @throws VendorFailure if there is no response.
   */
  readonly call: (address: string, account: CourierAccount<Name>, call: CourierCall) => Promise<Refusal | null>;
}

type DigitsField<Name extends CourierName> = CourierFieldName<CourierOf<Name>, 'digits'>;

export interface FieldTexts<Name extends CourierName> {
  /** Messages for values that are not such a number. */
  readonly invalid: Readonly<Record<DigitsField<Name>, Readonly<Record<Language, string>>>>;
}

/** The service's part of a courier: the test of its accounts, and messages for its fields. */
export type CourierService<Name extends CourierName> = (Name extends TestedCourier ? AccountTest<Name> : unknown) &
  ([DigitsField<Name>] extends [never] ? unknown : FieldTexts<Name>);
