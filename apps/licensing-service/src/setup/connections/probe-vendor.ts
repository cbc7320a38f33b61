import type { ConnectionReason, ConnectionStage } from '@atrium/api-client/contract';
import {
  ConnectionFailed,
  type Refusal,
  VendorFailure,
  type VendorFailureReason,
  type VendorProgress,
} from '../../platform';
import type { Probe } from './run-stages';

export const vendorStages: readonly ConnectionStage[] = ['name', 'tcp', 'tls', 'login'];

const reasons: Readonly<Record<VendorFailureReason, ConnectionReason>> = {
  name: 'name_unknown',
  unreachable: 'unreachable',
  tls: 'tls_failed',
  timeout: 'no_answer',
  too_large: 'not_understood',
  broken: 'not_understood',
  cancelled: 'no_answer',
};

/** One question to a vendor without effect, answered by why the account is refused; null where it is not. */
export type CallVendor = (call: {
  readonly signal: AbortSignal;
  readonly progress: VendorProgress;
}) => Promise<Refusal | null>;

/** Tries an account with a vendor, in the stages which its one call goes through. */
export function probeVendor(ask: CallVendor): Probe {
  return async (run, signal) => {
    const reached = {
      name: Promise.withResolvers<void>(),
      tcp: Promise.withResolvers<void>(),
      tls: Promise.withResolvers<void>(),
    };
    const asked = ask({ signal, progress: (stage) => reached[stage].resolve() }).catch((error: unknown) => {
      throw error instanceof VendorFailure ? new ConnectionFailed(reasons[error.reason]) : error;
    });
    asked.catch(() => undefined);
    for (const stage of ['name', 'tcp', 'tls'] as const) {
      await run(stage, async () => {
        await Promise.race([reached[stage].promise, asked]);
      });
    }
    await run('login', async () => {
      const refusal = await asked;
      if (refusal !== null) throw new ConnectionFailed(refusal);
    });
  };
}
