import {
  isApiError,
  isForbiddenError,
  isNetworkError,
  isRateLimitError,
  isStaleError,
  isTimeoutError,
} from '@atrium/api-client';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, Button } from '@atrium/ui-kit';
import { backOfficeMessages } from '../../components/messages';
import { priceListMessages } from '../messages';
import type { PriceForm } from './use-price-form';

interface PriceProblemsProps {
  form: PriceForm;
}

/** A save error that belongs to no field. The form keeps its input. */
export function PriceProblems({ form }: PriceProblemsProps) {
  const text = useTexts(priceListMessages);
  const common = useCommonTexts();
  const shared = useTexts(backOfficeMessages);
  const { failure, busy } = form;
  if (failure === null) return null;
  function reason() {
    if (isStaleError(failure)) return shared('form.stale');
    if (isNetworkError(failure) || isTimeoutError(failure)) return common('failure.network');
    if (isForbiddenError(failure)) return common('failure.forbidden');
    return isRateLimitError(failure) ? common('failure.tooManyRequests') : common('failure.hint');
  }

  const reference = isApiError(failure) ? failure.requestId : '';
  return (
    <Banner
      action={
        <Button busy={busy} onClick={() => void form.submit()} size="s">
          {common('retry')}
        </Button>
      }
      role="alert"
      title={text('notSaved')}
      tone="danger"
    >
      <p>{reason()}</p>
      {reference !== '' && <p>{text('reference', { id: reference })}</p>}
    </Banner>
  );
}
