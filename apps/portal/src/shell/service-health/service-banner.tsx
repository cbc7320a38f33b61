import { useTexts } from '@atrium/i18n';
import { Banner } from '@atrium/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { portalMessages } from '../../messages';
import { useServiceHealth } from './use-service-health';

/** Banner while the service is unreachable. Refetches failed queries when it is back. */
export function ServiceBanner() {
  const t = useTexts(portalMessages);
  const queries = useQueryClient();
  const { down, offline } = useServiceHealth(() => {
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  });
  if (!down) return null;
  return (
    <Banner flush role="status" tone="warning">
      {t(offline ? 'down.offline' : 'down.banner')}
    </Banner>
  );
}
