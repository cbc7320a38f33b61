import { once } from 'node:events';
import { connect, isIP, type LookupFunction } from 'node:net';
import { domainToASCII } from 'node:url';
import { checkHostName } from '@atrium/validators';
import type { AddressPolicy } from './address-policy';
import { ConnectionFailed } from './connection-failed';
import { GuardedStream } from './guarded-stream';
import type { Protocol } from './protocol-ports';
import { createResolveName, type ResolveName } from './resolve-name';

/** A host entered by a user and the protocol to test. */
export interface Target {
  readonly host: string;
  readonly port: number;
  readonly protocol: Protocol;
}

/** A host the policy admitted. Connections use its addresses, so a later DNS change has no effect. */
export interface Place {
  /** Canonical form, at least one. */
  readonly addresses: readonly string[];
  readonly port: number;
  /** The ASCII name or address its certificate must match. */
  readonly name: string;
}

/** The only way to connect to hosts that users enter. Both methods throw `ConnectionFailed`. */
export interface Connections {
  /** Resolves a host once. Rejects it if its name, port or any of its addresses is not allowed. */
  locate(target: Target, signal: AbortSignal): Promise<Place>;
  /** Connects to an admitted address within 5 s. The signal closes the connection at any later time. */
  open(place: Place, signal: AbortSignal): Promise<GuardedStream>;
}

const connectTimeoutMs = 5000;
const attemptTimeoutMs = 1500;

export function createConnections(policy: AddressPolicy, resolveName: ResolveName = createResolveName()): Connections {
  return {
    async locate({ host, port, protocol }, signal) {
      const hostName = checkHostName(host);
      if (!hostName.valid) throw new ConnectionFailed('host_not_allowed');
      if (!policy.admitsPort(port, protocol)) throw new ConnectionFailed('port_not_allowed');
      const isName = hostName.kind === 'name';
      const name = isName ? domainToASCII(hostName.normalized) : hostName.normalized;
      const addresses = isName ? await resolveName(name, signal) : [name];
      if (addresses.length === 0) throw new ConnectionFailed('name_unknown');
      if (!(await policy.admits(addresses, port))) throw new ConnectionFailed('host_not_allowed');
      return { addresses, port, name };
    },

    async open({ addresses, port, name }, signal) {
      const admitted = addresses.map((address) => ({ address, family: isIP(address) }));
      const lookup: LookupFunction = (_name, _options, done) => done(null, admitted);
      const attempts = { autoSelectFamily: true, autoSelectFamilyAttemptTimeout: attemptTimeoutMs };
      const socket = connect({ host: name, port, lookup, ...attempts });
      socket.on('error', () => undefined);
      try {
        await once(socket, 'connect', { signal: AbortSignal.any([signal, AbortSignal.timeout(connectTimeoutMs)]) });
      } catch {
        socket.destroy();
        throw new ConnectionFailed('unreachable');
      }
      if (!addresses.includes(socket.remoteAddress ?? '')) {
        socket.destroy();
        throw new ConnectionFailed('host_not_allowed');
      }
      return new GuardedStream(socket, signal);
    },
  };
}
