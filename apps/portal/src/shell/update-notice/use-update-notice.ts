import { configQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { portalMessages } from '../../messages';

const askEvery = 300_000;

/** Offers to reload when the service runs another build than the one this page came with. */
export function useUpdateNotice(reload: () => void = () => window.location.reload()): void {
  const t = useTexts(portalMessages);
  const notify = useNotify();
  const { data: config } = useQuery({ ...configQueryOptions(useApiClient()), refetchInterval: askEvery });
  const build = config?.build_id;
  const known = useRef<string | undefined>(undefined);
  const offer = useEffectEvent(() =>
    notify({
      tone: 'info',
      title: t('update.title'),
      duration: Number.POSITIVE_INFINITY,
      action: { label: t('update.reload'), onPress: reload },
    }),
  );

  useEffect(() => {
    if (build === undefined || build === known.current) return;
    if (known.current !== undefined) offer();
    known.current = build;
  }, [build]);
}
