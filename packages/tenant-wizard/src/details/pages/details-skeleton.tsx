import { useTexts } from '@atrium/i18n';
import { Skeleton, Stack, VisuallyHidden } from '@atrium/ui-kit';
import { tenantMessages } from '../../tenant/messages';

export function DetailsSkeleton() {
  const text = useTexts(tenantMessages);
  return (
    <div className="details-skeleton">
      <VisuallyHidden role="status">{text('loading.tenant')}</VisuallyHidden>
      <Stack gap={4}>
        <Skeleton shape="note" width="quarter" />
        <Skeleton shape="title" width="half" />
        <Skeleton width="most" />
        <Skeleton width="most" />
      </Stack>
    </div>
  );
}
