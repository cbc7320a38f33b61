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

/** A read-only request to a vendor. Returns why the account is rejected, or null if it works. */
export type CallVendor = (call: {
  readonly signal: AbortSignal;
  readonly progress: VendorProgress;
}) => Promise<Refusal | null>;

/** Tests an account with one request, reporting the stages the request passes. */
export function probeVendor(request: CallVendor): Probe {
  return async (run, signal) => {
    const reached = {
      name: Promise.withResolvers<void>(),
      tcp: Promise.withResolvers<void>(),
      tls: Promise.withResolvers<void>(),
    };
    const response = request({ signal, progress: (stage) => reached[stage].resolve() }).catch((error: unknown) => {
      throw error instanceof VendorFailure ? new ConnectionFailed(reasons[error.reason]) : error;
    });
    response.catch(() => undefined);
    for (const stage of ['name', 'tcp', 'tls'] as const) {
      await run(stage, async () => {
        await Promise.race([reached[stage].promise, response]);
      });
    }
    await run('login', async () => {
      const refusal = await response;
      if (refusal !== null) throw new ConnectionFailed(refusal);
    });
  };
}
