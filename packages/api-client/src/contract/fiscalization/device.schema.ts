import { Type, type Static } from 'typebox';
import { idParams, idSchema, text } from '../fields.schema';
import { versioned } from '../tenants/sections/section.schema';
import { named } from '../named.schema';

/** Input of an electronic device. */
export const deviceInputSchema = named('DeviceInput', {
  /** ASCII letters and digits, at most 20; unique within its premise, ignoring case. */
  device_id: text(64),
  /** Record id of its business premise. */
  premise: idSchema,
});

/** An electronic device, which numbers the invoices of a business premise. */
export const deviceSchema = named('Device', { id: idSchema, version: Type.Integer(), ...deviceInputSchema.properties });

/** An electronic device, which numbers the invoices of a business premise. */
export type Device = Static<typeof deviceSchema>;
/** Input of an electronic device. */
export type DeviceInput = Static<typeof deviceInputSchema>;

const deviceParams = Type.Object({ id: idSchema, device: idSchema });

/** Request and response of `createDeviceEndpoint`. */
export const createDeviceSchema = {
  summary: 'Adds an electronic device to a business premise.',
  params: idParams,
  body: deviceInputSchema,
  answers: { 201: deviceSchema },
  errors: [409],
} as const;
/** Request and response of `updateDeviceEndpoint`. */
export const updateDeviceSchema = {
  summary: 'Changes an electronic device; 412 with the newer one if it has changed.',
  params: deviceParams,
  body: named('UpdateDeviceInput', { ...deviceInputSchema.properties, ...versioned }),
  answers: { 200: deviceSchema },
  errors: [409, 412],
} as const;
/** Request and response of `deleteDeviceEndpoint`. */
export const deleteDeviceSchema = {
  summary: 'Removes an electronic device.',
  params: deviceParams,
  answers: { 204: Type.Null() },
  errors: [409],
} as const;
