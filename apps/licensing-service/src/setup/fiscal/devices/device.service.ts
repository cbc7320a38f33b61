import type { Device, DeviceInput } from '@atrium/api-client/contract';
import {
  type FieldProblems,
  inScope,
  InvalidInput,
  NotFound,
  Stale,
  throwIfInvalid,
  toFieldProblems,
  type Transaction,
  writeAudit,
} from '../../../platform';
import { tenantAudit, type TenantCall } from '../../../tenants';
import type { SetupDependencies } from '../../dependencies';
import { startFiscalChange } from '../start-fiscal-change';
import { fiscalIdProblem } from '../fiscal-id-problem';
import { findPremise } from '../premises/premise.repository';
import {
  countDevices,
  deleteDevice,
  findDevice,
  hasDeviceId,
  insertDevice,
  updateDevice,
  type DeviceData,
} from './device.repository';
import { viewDevice } from './device-view';

/** Per company CRM. */
export const maximumDevices = 1000;

export interface DeviceSave {
  readonly tenantId: string;
  readonly input: DeviceInput;
}

type Dependencies = Pick<SetupDependencies, 'database' | 'clock' | 'jobs' | 'deliverSettings'>;

/** Validates a device without reading the database. Missing fields count as empty. */
export function deviceProblems({ device_id: id = '' }: Partial<DeviceInput>): FieldProblems {
  return toFieldProblems([['device_id', fiscalIdProblem(id, 'device_id_invalid')]]);
}

async function toDeviceData(tx: Transaction, { tenantId, input }: DeviceSave, except?: string): Promise<DeviceData> {
  const premiseExists = (await findPremise(tx, tenantId, input.premise)) !== null;
  const problems = { ...deviceProblems(input), ...(premiseExists ? {} : { premise: ['not_a_choice' as const] }) };
  throwIfInvalid(problems);
  const data = { deviceId: input.device_id, premise: input.premise };
  if (await hasDeviceId(tx, data, except)) throw new InvalidInput({ device_id: ['device_id_taken'] });
  return data;
}

export function createDevice(dependencies: Dependencies, call: TenantCall, save: DeviceSave): Promise<Device> {
  const { database, clock } = dependencies;
  const { tenantId } = save;
  return inScope(database, call.scope, async (tx) => {
    const now = clock();
    await startFiscalChange(tx, dependencies, call, { tenantId, now });
    if ((await countDevices(tx, tenantId)) >= maximumDevices)
      throw new InvalidInput({ device_id: [{ key: 'too_many_devices', values: { max: maximumDevices } }] });
    const data = await toDeviceData(tx, save);
    const timestamps = { createdAt: now, updatedAt: now, updatedBy: call.user.id };
    const row = await insertDevice(tx, { tenantId, ...data, ...timestamps });
    await writeAudit(tx, { ...tenantAudit(call, tenantId, now), action: 'device.create', after: viewDevice(row) });
    return viewDevice(row);
  });
}

export function changeDevice(
  dependencies: Dependencies,
  call: TenantCall,
  { id, version, ...save }: DeviceSave & { readonly id: string; readonly version: number },
): Promise<Device> {
  const { database, clock } = dependencies;
  const { tenantId } = save;
  return inScope(database, call.scope, async (tx) => {
    const now = clock();
    await startFiscalChange(tx, dependencies, call, { tenantId, now });
    const before = await findDevice(tx, tenantId, id);
    if (before === null) throw new NotFound('device_not_found');
    const change = { ...(await toDeviceData(tx, save, id)), updatedAt: now, updatedBy: call.user.id };
    const row = await updateDevice(tx, { tenantId, id, version }, change);
    if (row === null) throw new Stale(viewDevice(before));
    const changes = { before: viewDevice(before), after: viewDevice(row) };
    await writeAudit(tx, { ...tenantAudit(call, tenantId, now), action: 'device.update', ...changes });
    return viewDevice(row);
  });
}

export function removeDevice(dependencies: Dependencies, call: TenantCall, tenantId: string, id: string) {
  const { database, clock } = dependencies;
  return inScope(database, call.scope, async (tx) => {
    const now = clock();
    await startFiscalChange(tx, dependencies, call, { tenantId, now });
    const before = await findDevice(tx, tenantId, id);
    if (before === null) throw new NotFound('device_not_found');
    await deleteDevice(tx, tenantId, id);
    await writeAudit(tx, { ...tenantAudit(call, tenantId, now), action: 'device.remove', before: viewDevice(before) });
  });
}
