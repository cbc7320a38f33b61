import { afterAll, beforeAll } from 'vitest';
import { ownerPerTest, type OwnerPerTest } from './owner-per-test';
import { testSettings } from './test-settings';
import type { VendorServer } from './vendors/vendor-server';
import { openViesServer } from './vendors/vies-server';

/** As `ownerPerTest`, with a service that calls a simulated VIES. */
export function ownerWithVies(): OwnerPerTest {
  let vies: VendorServer;
  beforeAll(async () => {
    vies = await openViesServer();
  });
  afterAll(() => vies.close());
  return ownerPerTest(() => ({ settings: { vendors: { ...testSettings().vendors, vies: vies.url } } }));
}
