import type { Courier, CourierFieldType } from './courier';
import * as list from './courier-list';

/** The declarations of the couriers by their names on the wire. */
type CourierList = typeof list;

/** A courier, as fields and secrets name it. */
export type CourierName = keyof CourierList;

/** The declaration of a courier. */
export type CourierOf<Name extends CourierName> = CourierList[Name];

/** The account fields of a courier with one of these types. */
export type CourierFieldName<C extends Courier, Type extends CourierFieldType = CourierFieldType> = {
  [Field in keyof C['fields']]: C['fields'][Field]['type'] extends Type ? Field : never;
}[keyof C['fields']] &
  string;

/** A courier whose accounts can be tested. */
export type TestedCourier = {
  [Name in CourierName]: CourierOf<Name>['test'] extends null ? never : Name;
}[CourierName];

/** The path of a secret in the section, as `gls.password`. */
export type CourierSecret = {
  [Name in CourierName]: `${Name}.${CourierFieldName<CourierOf<Name>, 'secret'>}`;
}[CourierName];

type Entry = readonly [name: string, courier: Courier];

const inOrder = ([, one]: Entry, [, other]: Entry) =>
  one.position - other.position || one.title.localeCompare(other.title, 'sl');

const couriersInOrder = () =>
  Object.fromEntries(Object.entries<Courier>(list).toSorted(inOrder)) as Readonly<Record<CourierName, Courier>>;

/** The couriers by name, in the order of the screen. */
export const couriers = /* @__PURE__ */ couriersInOrder();

/** The names of the account fields of a courier: all of them, or those that are secrets. */
export const courierFieldNames = (name: CourierName, only?: 'secret'): readonly string[] =>
  Object.entries(couriers[name].fields).flatMap(([field, { type }]) =>
    only === undefined || type === only ? [field] : [],
  );

const namesOfCouriers = () => Object.keys(couriers) as CourierName[];

/** The couriers in the order of the screen. */
export const courierNames: readonly CourierName[] = /* @__PURE__ */ namesOfCouriers();

/** Whether the accounts of a courier can be tested. */
export const isTestedCourier = (name: CourierName): name is TestedCourier => couriers[name].test !== null;

const namesOfTested = () => namesOfCouriers().filter(isTestedCourier);

/** The couriers whose accounts can be tested, in the order of the screen. */
export const testedCouriers: readonly TestedCourier[] = /* @__PURE__ */ namesOfTested();

const secretPaths = () =>
  namesOfCouriers().flatMap((name) =>
    courierFieldNames(name, 'secret').map((field) => `${name}.${field}` as CourierSecret),
  );

/** The paths of all secrets in the section. */
export const courierSecrets: readonly CourierSecret[] = /* @__PURE__ */ secretPaths();

/** A courier as the addresses of its calls name it: `posta-slovenije`. */
export const courierSlug = (name: string): string => name.replaceAll('_', '-');
