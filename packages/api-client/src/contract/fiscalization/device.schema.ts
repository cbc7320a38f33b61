import { Type, type Static } from 'typebox';
import { idParams, idSchema, text } from '../fields.schema';
import { versioned } from '../tenants/sections/section.schema';
import { named } from '../named.schema';

/** An electronic device as it is saved. */
export const deviceInputSchema = named('DeviceInput', {
  /** ASCII letters and digits, at most 20; unique within its premise, without case. */
  device_id: text(64),
  /** Record id of its business premise. */
  premise: idSchema,
});

/** What numbers invoices within a business premise. */
export const deviceSchema = named('Device', { id: idSchema, version: Type.Integer(), ...deviceInputSchema.properties });

/** What numbers invoices within a business premise. */
export type Device = Static<typeof deviceSchema>;
/** An electronic device as it is saved. */
export type DeviceInput = Static<typeof deviceInputSchema>;

const deviceParams = Type.Object({ id: idSchema, device: idSchema });

/** What `createDeviceEndpoint` takes and answers. */
export const createDeviceSchema = {
  summary: 'Adds an electronic device to a business premise.',
  params: idParams,
  body: deviceInputSchema,
  answers: { 201: deviceSchema },
  errors: [409],
} as const;
/** What `updateDeviceEndpoint` takes and answers. */
export const updateDeviceSchema = {
  summary: 'Changes an electronic device; 412 with the newer one if it has changed.',
  params: deviceParams,
  body: named('UpdateDeviceInput', { ...deviceInputSchema.properties, ...versioned }),
  answers: { 200: deviceSchema },
  errors: [409, 412],
} as const;
/** What `deleteDeviceEndpoint` takes and answers. */
export const deleteDeviceSchema = {
  summary: 'Removes an electronic device.',
  params: deviceParams,
  answers: { 204: Type.Null() },
  errors: [409],
} as const;
