import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { portalMessages } from '../messages';
import { useSessionEnd } from './session-end-context';

/** Logs out once for repeated presses; shows an error if the service cannot be reached. */
export function useLogOut(): () => void {
  const t = useTexts(portalMessages);
  const notify = useNotify();
  const { logOut } = useSessionEnd();
  const { mutate, isPending } = useMutation({
    mutationFn: logOut,
    networkMode: 'always',
    onError: () => notify({ tone: 'error', title: t('logOutFailed') }),
  });
  return () => {
    if (!isPending) mutate();
  };
}
