import { isApiError, isNetworkError, isTimeoutError } from '@atrium/api-client';
import { usePermission } from '@atrium/api-client/react';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { ErrorState, Skeleton, Stack, VisuallyHidden } from '@atrium/ui-kit';
import { usePriceListVersions } from '../../api/price-list';
import { priceListMessages } from '../../price-list-messages';
import { PriceForm } from './price-form';
import { PriceVersions } from './price-versions';
import { ShownPrices } from './shown-prices';

/** The prices that hold now, and every version before. */
export function PriceListContent() {
  const text = useTexts(priceListMessages);
  const common = useCommonTexts();
  const mayChange = usePermission('update/price-list');
  const { data, error, isFetching, refetch } = usePriceListVersions();
  const versions = data?.data ?? [];
  const [newest] = versions;

  if (newest !== undefined) {
    return (
      <div className="price-list">
        <p className="price-list__intro">{text('intro')}</p>
        {mayChange ? <PriceForm newest={newest} /> : <ShownPrices prices={newest} />}
        <PriceVersions versions={versions} />
      </div>
    );
  }
  if (error !== null) {
    const reference = isApiError(error) ? error.requestId : '';
    return (
      <ErrorState
        reference={
          reference === ''
            ? undefined
            : { value: reference, copyLabel: common('copyReferenceId'), copiedText: common('copied') }
        }
        retry={{ label: common('retry'), onRetry: () => void refetch(), busy: isFetching }}
        title={text('failed')}
      >
        {common(isNetworkError(error) || isTimeoutError(error) ? 'failure.network' : 'failure.hint')}
      </ErrorState>
    );
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
