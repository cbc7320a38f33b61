import { configQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { hasUnsavedWork, useHasUnsavedWork, useNotify, watchUnsavedWork } from '@atrium/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { portalMessages } from '../../messages';

const askEvery = 60_000;

/** Whether the service has another build than this page. */
function useNewBuild(): boolean {
  const { data } = useQuery({ ...configQueryOptions(useApiClient()), refetchInterval: askEvery });
  const build = data?.build_id;
  const [own, setOwn] = useState(build);
  if (own === undefined && build !== undefined) setOwn(build);
  return own !== undefined && build !== own;
}

/**
 * Offers to reload when the service has a new build of the portal. Waits until all work on the page is saved, both
 * before the offer and before the reload.
 */
export function useUpdateNotice(reload: () => void = () => window.location.reload()): void {
  const t = useTexts(portalMessages);
  const notify = useNotify();
  const hasNewBuild = useNewBuild();
  const hasUnsaved = useHasUnsavedWork();
  const offered = useRef(false);
  const due = hasNewBuild && !hasUnsaved;

  function reloadWhenSaved(): void {
    if (!hasUnsavedWork()) return reload();
    notify({ tone: 'info', icon: RefreshCw, title: t('update.waiting') });
    watchUnsavedWork(() => hasUnsavedWork() || reload());
  }

  const offer = useEffectEvent(() => {
    if (offered.current) return;
    offered.current = true;
    notify({
      tone: 'info',
      icon: RefreshCw,
      title: t('update.title'),
      text: t('update.text'),
      duration: Number.POSITIVE_INFINITY,
      action: { label: t('update.reload'), onPress: reloadWhenSaved },
    });
  });
  useEffect(() => {
    if (due) offer();
  }, [due]);
}
