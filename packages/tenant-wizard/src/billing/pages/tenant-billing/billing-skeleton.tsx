import { useTexts } from '@atrium/i18n';
import { Skeleton, Stack, VisuallyHidden } from '@atrium/ui-kit';
import { billingMessages } from '../../messages';

export function BillingSkeleton() {
  const text = useTexts(billingMessages);
  return (
    <div className="details-skeleton">
      <VisuallyHidden role="status">{text('loading')}</VisuallyHidden>
      <Stack gap={4}>
        <Skeleton shape="title" width="half" />
        <Skeleton width="most" />
        <Skeleton width="most" />
      </Stack>
    </div>
  );
}
