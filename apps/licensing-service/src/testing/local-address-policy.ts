import type { AddressPolicy } from '../platform/connections/address-policy';
import { createAddressPolicy } from '../platform';
import { testSettings } from './test-settings';

/** The real policy, plus these ports of 127.0.0.1 where tests run servers. */
export function allowLocalPorts(...ports: readonly number[]): AddressPolicy {
  const real = createAddressPolicy(testSettings());
  return {
    admitsPort: (port, protocol) => ports.includes(port) || real.admitsPort(port, protocol),
    admits: async (addresses, port) =>
      (ports.includes(port) && addresses.every((address) => address === '127.0.0.1')) || real.admits(addresses, port),
  };
}
