import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { Skeleton, Stack, VisuallyHidden } from '@atrium/ui-kit';
import { usePriceListVersions } from '../api/price-list';
import { LoadFailure } from '../../components/load-failure';
import { priceListMessages } from '../messages';
import { PriceForm } from './price-form';
import { PriceVersions } from './price-versions';
import { ReadOnlyPrices } from './read-only-prices';

/** The current prices and every earlier version. */
export function PriceListContent() {
  const text = useTexts(priceListMessages);
  const mayChange = usePermission('update/price-list');
  const { data, error, isFetching, refetch } = usePriceListVersions();
  const versions = data?.data ?? [];
  const [newest] = versions;

  if (newest !== undefined) {
    return (
      <div className="price-list">
        <p className="price-list__intro">{text('intro')}</p>
        {mayChange ? <PriceForm newest={newest} /> : <ReadOnlyPrices prices={newest} />}
        <PriceVersions versions={versions} />
      </div>
    );
  }
  if (error !== null) {
    return <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('failed')} />;
  }
  return (
    <div className="price-list">
      <VisuallyHidden role="status">{text('loading')}</VisuallyHidden>
      <Stack gap={4}>
        <Skeleton width="half" />
        <Skeleton shape="control" width="full" />
        <Skeleton shape="control" width="full" />
      </Stack>
    </div>
  );
}
