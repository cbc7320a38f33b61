import { once } from 'node:events';
import { connect, isIP, type LookupFunction } from 'node:net';
import { domainToASCII } from 'node:url';
import { checkHostName } from '@atrium/validators';
import type { AddressPolicy } from './address-policy';
import { ConnectionFailed } from './connection-failed';
import { GuardedStream } from './guarded-stream';
import type { Protocol } from './protocol-ports';
import { createResolveName, type ResolveName } from './resolve-name';

/** A host that a person has named, and what is to be spoken there. */
export interface Target {
  readonly host: string;
  readonly port: number;
  readonly protocol: Protocol;
}

/** A host after the policy has admitted it: what is connected to from now on is its addresses, not its name. */
export interface Place {
  /** In canonical spelling, at least one. */
  readonly addresses: readonly string[];
  readonly port: number;
  /** The name its certificate must hold, in ASCII, or the address. */
  readonly name: string;
}

/** The only way to hosts that people name. Both throw `ConnectionFailed`. */
export interface Connections {
  /** Resolves a host once; refused where its spelling, its port or any of its addresses is not admitted. */
  locate(target: Target, signal: AbortSignal): Promise<Place>;
  /** Connects to an admitted address within 5 s; the signal closes the connection at any later time. */
  open(place: Place, signal: AbortSignal): Promise<GuardedStream>;
}

const connectWithin = 5000;
const nextAddressAfter = 1500;

export function createConnections(policy: AddressPolicy, resolveName: ResolveName = createResolveName()): Connections {
  return {
    async locate({ host, port, protocol }, signal) {
      const verdict = checkHostName(host);
      if (!verdict.valid) throw new ConnectionFailed('host_not_allowed');
      if (!policy.admitsPort(port, protocol)) throw new ConnectionFailed('port_not_allowed');
      const isName = verdict.kind === 'name';
      const name = isName ? domainToASCII(verdict.normalized) : verdict.normalized;
      const addresses = isName ? await resolveName(name, signal) : [name];
      if (addresses.length === 0) throw new ConnectionFailed('name_unknown');
      if (!(await policy.admits(addresses, port))) throw new ConnectionFailed('host_not_allowed');
      return { addresses, port, name };
    },

    async open({ addresses, port, name }, signal) {
      const admitted = addresses.map((address) => ({ address, family: isIP(address) }));
      const lookup: LookupFunction = (_name, _options, done) => done(null, admitted);
      const attempts = { autoSelectFamily: true, autoSelectFamilyAttemptTimeout: nextAddressAfter };
      const socket = connect({ host: name, port, lookup, ...attempts });
      socket.on('error', () => undefined);
      try {
        await once(socket, 'connect', { signal: AbortSignal.any([signal, AbortSignal.timeout(connectWithin)]) });
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
