import { checkBusinessPremiseId, checkPostCode } from '@atrium/validators';
import type { Device, DeviceInput, Premise, PremiseInput, Tenant } from '../../contract';
import { notFound, requireValid, requireVersion } from '../http/problem';
import { editableTenant } from '../tenants/editable-tenant';
import type { Handlers } from '../http/call';
import type { FakeState } from '../state';

const required = 'Fill in this field.';
const sameId = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const idRefusal = (id: string, subject: string) =>
  !checkBusinessPremiseId(id).valid && `The ${subject} ID may include only letters and numbers.`;

/** Whether another company CRM has the id of a premise under the same tax number. */
export function hasPremiseIdElsewhere(
  { tenants }: FakeState,
  own: Tenant,
  premiseId: string,
  taxNumber: string | null | undefined,
): boolean {
  return tenants.some(
    ({ id, state, sections, premises }) =>
      id !== own.id &&
      state !== 'closed' &&
      Boolean(taxNumber) &&
      sections.fiscalization.data.tax_number === taxNumber &&
      premises.some((premise) => sameId(premise.premise_id, premiseId)),
  );
}

function idTaken(state: FakeState, tenant: Tenant, premiseId: string, except?: string): string | false {
  if (tenant.premises.some(({ id, premise_id: other }) => id !== except && sameId(other, premiseId)))
    return 'The business premise ID already exists.';
  return (
    hasPremiseIdElsewhere(state, tenant, premiseId, tenant.sections.fiscalization.data.tax_number) &&
    'Another company CRM with the same tax number already has this business premise ID.'
  );
}

/** The stored data of a premise. Only an immovable one has an address. */
function premiseOf(
  state: FakeState,
  tenant: Tenant,
  input: PremiseInput,
  except?: string,
): Omit<Premise, 'id' | 'version'> {
  const { premise_id, type, valid_from } = input;
  const immovable = type === 'immovable';
  const orNull = <T>(value: T | null | undefined): T | null => (immovable && value !== '' ? (value ?? null) : null);
  const place = {
    address: orNull(input.address),
    house_number: orNull(input.house_number),
    house_number_additional: orNull(input.house_number_additional),
    postal_code: orNull(input.postal_code),
    post: orNull(input.post),
    city: orNull(input.city),
    cadastral_number: orNull(input.cadastral_number),
    building_number: orNull(input.building_number),
    section_number: orNull(input.section_number),
  };
  const { house_number_additional: _optional, ...needed } = place;
  const missing = Object.entries(needed).map(([name, value]) => [name, immovable && value === null && required]);
  requireValid({
    ...Object.fromEntries(missing),
    ...(place.postal_code !== null && !checkPostCode(place.postal_code, { country: 'SI' }).valid
      ? { postal_code: 'A Slovenian postal code has four digits.' }
      : {}),
    premise_id: idRefusal(premise_id, 'business premise') || idTaken(state, tenant, premise_id, except),
  });
  return { premise_id, type, valid_from, ...place };
}

function deviceOf(
  tenant: Tenant,
  { device_id, premise }: DeviceInput,
  except?: string,
): Omit<Device, 'id' | 'version'> {
  requireValid({
    device_id: idRefusal(device_id, 'electronic device'),
    premise: !tenant.premises.some(({ id }) => id === premise) && 'Choose one of the offered values.',
  });
  const taken = tenant.devices.some(
    (other) => other.id !== except && other.premise === premise && sameId(other.device_id, device_id),
  );
  requireValid({ device_id: taken && 'The electronic device ID already exists.' });
  return { device_id, premise };
}

function rowOf<Row extends { readonly id: string }>(rows: readonly Row[], id: string, code: string): Row {
  const row = rows.find((one) => one.id === id);
  if (row === undefined) throw notFound(code);
  return row;
}

const byId = (tenant: Tenant) => {
  tenant.premises.sort((one, other) => (one.premise_id.toLowerCase() < other.premise_id.toLowerCase() ? -1 : 1));
  tenant.devices.sort((one, other) => (one.device_id.toLowerCase() < other.device_id.toLowerCase() ? -1 : 1));
};

export const fiscalRowHandlers = {
  createPremise: (call) => {
    const tenant = editableTenant(call);
    const premise = { id: call.state.newId(), version: 1, ...premiseOf(call.state, tenant, call.body) };
    tenant.premises.push(premise);
    byId(tenant);
    return premise;
  },

  updatePremise: (call) => {
    const tenant = editableTenant(call);
    const premise = rowOf(tenant.premises, call.params.premise, 'premise_not_found');
    const { _version: version, ...input } = call.body;
    const changed = premiseOf(call.state, tenant, input, premise.id);
    requireVersion(premise, version);
    Object.assign(premise, changed, { version: version + 1 });
    byId(tenant);
    return premise;
  },

  deletePremise: (call) => {
    const tenant = editableTenant(call);
    const premise = rowOf(tenant.premises, call.params.premise, 'premise_not_found');
    tenant.premises = tenant.premises.filter((one) => one !== premise);
    tenant.devices = tenant.devices.filter((device) => device.premise !== premise.id);
    return null;
  },

  createDevice: (call) => {
    const tenant = editableTenant(call);
    const device = { id: call.state.newId(), version: 1, ...deviceOf(tenant, call.body) };
    tenant.devices.push(device);
    byId(tenant);
    return device;
  },

  updateDevice: (call) => {
    const tenant = editableTenant(call);
    const device = rowOf(tenant.devices, call.params.device, 'device_not_found');
    const { _version: version, ...input } = call.body;
    const changed = deviceOf(tenant, input, device.id);
    requireVersion(device, version);
    Object.assign(device, changed, { version: version + 1 });
    byId(tenant);
    return device;
  },

  deleteDevice: (call) => {
    const tenant = editableTenant(call);
    const device = rowOf(tenant.devices, call.params.device, 'device_not_found');
    tenant.devices = tenant.devices.filter((one) => one !== device);
    return null;
  },
} satisfies Handlers;
