import type { Device, DeviceInput } from '@atrium/api-client/contract';

export interface DeviceValues {
  device_id: string;
  /** Record id of its premise. */
  premise: string;
}

/** Initial form values. A new device is in the only premise, if there is just one. */
export const toDeviceValues = (device: Device | undefined, premises: readonly { readonly id: string }[]) => ({
  device_id: device?.device_id ?? '',
  premise: device?.premise ?? (premises.length === 1 ? (premises[0]?.id ?? '') : ''),
});

export const toDeviceInput = ({ device_id: mark, premise }: DeviceValues): DeviceInput => ({
  device_id: mark.trim(),
  premise,
});
