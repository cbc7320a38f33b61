import { isValidationError } from '@atrium/api-client';
import type { PaymentMethods, Quote } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Banner, Stack, useNotify } from '@atrium/ui-kit';
import { useRef, useState, type FormEvent } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { useDraftQuote, useStoreQuote } from '../../subscription/api/quote';
import { useRefreshTenant } from '../../../tenant/api/refresh-tenant';
import { useBilling } from '../api/get-billing';
import { isOrdered } from '../model/payment-state';
import { PayButton } from './pay-button';
import { PaymentChoice } from './payment-choice';
import { PaymentNotice } from './payment-notice';
import { isPayable, usePaymentRun } from './use-payment-run';
import { usePaymentChoice } from './use-payment-choice';
import { flushAll, sectionFormId, useWizard } from '../../form/components/use-wizard';
import { paths } from '../../../paths';
import { paymentMessages } from '../messages';
import { MissingList, type MissingField } from '../../form/components/missing-list';

interface PayFormProps {
  readonly methods: PaymentMethods;
  /** Lists what is missing before Create, by the portal's checks or the service's answer to Pay now. */
  readonly missingThings: (refusal: unknown) => MissingField[];
}

/** The payment methods and Pay now, which pays the quote shown and starts the creation. */
export function PayForm({ methods, missingThings }: PayFormProps) {
  const text = useTexts(paymentMessages);
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefreshTenant();
  const { tenant, savers, nextSlot } = useWizard();
  const billing = useBilling(tenant.id);
  const quote = useDraftQuote(tenant);
  const storeQuote = useStoreQuote(tenant);
  const pressed = useRef(false);
  const [attempts, setAttempts] = useState(0);
  const run = usePaymentRun({
    tenantId: tenant.id,
    onQuote: storeQuote,
    onConflict: () => void refresh(tenant.id),
    // A quote is paid once: to pay in another way, the order needs a new one.
    onOrdered: () => {
      notify({ tone: 'success', title: text('ordered') });
      void quote.refetch();
    },
    onPaid: () => void refresh(tenant.id).then(() => navigate(paths.tenantDetails.href(tenant.id), { replace: true })),
  });
  const ordered = billing.data?.payments.find(isOrdered);
  const hasOrdered = ordered !== undefined;
  const missing = missingThings(run.error);
  const { cardForm, by, tried, isRetry, choose, methodToPay } = usePaymentChoice(tenant.id, methods, run.payment);

  const { phase } = run;
  const isRecalculating = quote.isPlaceholderData || quote.isFetching;
  const nothingDue = quote.data?.amount_due === 0;
  const showsMissing = attempts > 0 && phase === 'ready' && missing.length > 0;

  async function payShown(shown: Quote): Promise<void> {
    const saved = await flushAll(savers);
    setAttempts((count) => count + 1);
    if (!saved || (missing.length > 0 && !isValidationError(run.error))) return;
    const methodId = nothingDue ? null : await methodToPay();
    if (methodId !== undefined) await run.pay(shown, methodId);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pressed.current || !isPayable(phase) || isRecalculating || quote.data === undefined) return;
    pressed.current = true;
    await payShown(quote.data).finally(() => {
      pressed.current = false;
    });
  }

  return (
    <>
      {showsMissing && <MissingList key={attempts} things={missing} />}
      <PaymentNotice failsElsewhere={showsMissing || cardForm.failure !== undefined} run={run} />
      {quote.error !== null && quote.data === undefined && (
        <Banner role="alert" title={text('quoteFailed')} tone="danger">
          {isValidationError(quote.error) ? Object.values(quote.error.fields).flat().join(' ') : quote.error.message}
        </Banner>
      )}
      <form id={sectionFormId} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          {hasOrdered && methods.card_gateway !== null && <p>{text('pending.orCard')}</p>}
          {nothingDue ? (
            <p>{text('creditCovers')}</p>
          ) : (
            <PaymentChoice
              cardForm={cardForm}
              ordered={ordered}
              chosen={by}
              locked={!isPayable(phase) || cardForm.busy}
              methods={methods}
              tried={tried}
              onChoose={choose}
              pays="create"
              tenantId={tenant.id}
            />
          )}
        </Stack>
      </form>
      {nextSlot &&
        createPortal(
          <PayButton
            amount={quote.data?.amount_due}
            by={by}
            form={sectionFormId}
            hasOrdered={hasOrdered}
            isAdding={cardForm.busy}
            isRecalculating={isRecalculating}
            isRetry={isRetry}
            phase={phase}
          />,
          nextSlot,
        )}
    </>
  );
}
