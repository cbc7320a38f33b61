export type { Courier, CourierField, CourierFields, CourierFieldType } from './courier';
export { courierTestEndpoints } from './courier-test.endpoint';
export {
  courierFieldNames,
  courierNames,
  couriers,
  courierSecrets,
  isTestedCourier,
  testedCouriers,
  type CourierFieldName,
  type CourierName,
  type CourierOf,
  type CourierSecret,
  type TestedCourier,
} from './couriers';
export type { CouriersDraft, CouriersInput } from './couriers.schema';
export type { Sender } from './sender.schema';
