import { useNotify } from '@atrium/ui-kit';
import { useRegisterPremises } from '../api/register-premises';

interface NotifyTexts {
  /** Shown when the tax authority accepted everything. */
  readonly done: string;
  readonly failed: string;
}

/** Reports business premises to the tax authority again and shows the result. */
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
