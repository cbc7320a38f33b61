import { useNotify } from '@atrium/ui-kit';
import { useRegisterPremises } from '../api/register-premises';

interface NotifyTexts {
  /** Said once the tax authority has taken everything. */
  readonly done: string;
  readonly failed: string;
}

/** Tells the tax authority again of the premises that it did not take, and says how that went. */
export function useNotifyAuthority(tenantId: string, { done, failed }: NotifyTexts) {
  const notify = useNotify();
  const call = useRegisterPremises(tenantId);
  const notifyAuthority = () =>
    call.mutate(
      { params: { id: tenantId } },
      {
        onSuccess: (registrations) => {
          if (registrations.every(({ state }) => state !== 'failed')) notify({ tone: 'success', title: done });
        },
        onError: () => notify({ tone: 'error', title: failed }),
      },
    );
  return { busy: call.isPending, notifyAuthority };
}
