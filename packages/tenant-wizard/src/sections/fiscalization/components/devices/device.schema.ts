import type { Device } from '@atrium/api-client/contract';
import { electronicDeviceIdTest, uniqueInListTest } from '@atrium/validators/yup';
import { object, string } from 'yup';
import { choose, required } from '../../../form/model/field-rules';

/** Validates a device; `others` are the remaining devices of all premises. */
export function deviceSchema(others: readonly Device[]) {
  return object({
    premise: string().required(choose),
    device_id: string()
      .trim()
      .required(required)
      .test(electronicDeviceIdTest())
      .test(
        uniqueInListTest(
          ({ premise }) => ({
            others: others.filter((device) => device.premise === premise).map(({ device_id: mark }) => mark),
          }),
          'electronicDeviceId',
        ),
      ),
  });
}
