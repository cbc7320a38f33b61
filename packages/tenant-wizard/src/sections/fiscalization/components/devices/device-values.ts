import type { Device, DeviceInput } from '@atrium/api-client/contract';

/** An electronic device as its row's form holds it. */
export interface DeviceValues {
  device_id: string;
  /** Record id of its premise. */
  premise: string;
}

/** What a row's form begins with; where there is one premise alone, a new device is its. */
export const toDeviceValues = (device: Device | undefined, premises: readonly { readonly id: string }[]) => ({
  device_id: device?.device_id ?? '',
  premise: device?.premise ?? (premises.length === 1 ? (premises[0]?.id ?? '') : ''),
});

/** What is sent. */
export const toDeviceInput = ({ device_id: mark, premise }: DeviceValues): DeviceInput => ({
  device_id: mark.trim(),
  premise,
});
