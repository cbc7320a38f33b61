import type { Device } from '@atrium/api-client/contract';
import type { DeviceRow } from './device.repository';

export const viewDevice = ({ id, version, deviceId, premise }: DeviceRow): Device => ({
  id,
  version,
  device_id: deviceId,
  premise,
});
