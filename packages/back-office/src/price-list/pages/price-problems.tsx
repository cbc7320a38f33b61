import { isApiError, isForbiddenError, isNetworkError, isRateLimitError, isTimeoutError } from '@atrium/api-client';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, Button, Stack } from '@atrium/ui-kit';
import { priceListMessages } from '../messages';
import type { PriceForm } from './use-price-form';

interface PriceProblemsProps {
  form: PriceForm;
}

/** A save error that belongs to no field. The form keeps its input. */
export function PriceProblems({ form }: PriceProblemsProps) {
  const text = useTexts(priceListMessages);
  const common = useCommonTexts();
  const { failure, busy } = form;
  if (failure === null) return null;
  if (form.isStale) {
    return (
      <Banner role="alert" title={text('stale.title')} tone="warning">
        <p>{text('stale.text')}</p>
        <Stack direction="row" gap={2}>
          <Button busy={busy} onClick={form.keep} size="s">
            {text('stale.keep')}
          </Button>
          <Button onClick={form.load} size="s">
            {text('stale.load')}
          </Button>
        </Stack>
      </Banner>
    );
  }

  function reason() {
    if (isNetworkError(failure) || isTimeoutError(failure)) return common('failure.network');
    if (isForbiddenError(failure)) return common('failure.forbidden');
    return isRateLimitError(failure) ? common('failure.tooManyRequests') : common('failure.hint');
  }

  const reference = isApiError(failure) ? failure.requestId : '';
  return (
    <Banner
      action={
        <Button busy={busy} onClick={form.retry} size="s">
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
