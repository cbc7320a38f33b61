import { isValidationError } from '@atrium/api-client';
import { useTexts } from '@atrium/i18n';
import { Banner, Stack } from '@atrium/ui-kit';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useStartTenant } from '../../api/start-tenant';
import { SectionHead } from '../../../sections/form/components/section-head';
import { flushAll, sectionFormId, useWizard } from '../../../sections/form/components/use-wizard';
import { wizardMessages } from '../../messages';
import { canChangeDraft, canCreate } from '../../../tenant/model/draft-permissions';
import { sections, type Section } from '../../../tenant/model/section';
import { trialEndDay } from '../../../sections/subscription/model/trial-end-day';
import { paths } from '../../../paths';
import { useBilling } from '../../../sections/payment/api/get-billing';
import { isReceived } from '../../../sections/payment/model/payment-state';
import { isPastLastDay, pendingTransfers } from '../../../sections/payment/model/pending-transfers';
import { PendingTransfersNotice } from '../../../sections/payment/components/pending-transfers-notice';
import { useNeedsPayment } from '../../components/use-needs-payment';
import { useSectionStates } from '../../components/use-section-states';
import { MissingList } from '../../../sections/form/components/missing-list';
import { ReviewApplication } from './review-application';
import { ReviewCouriers } from './review-couriers';
import { ReviewDataProvider } from './review-data-provider';
import { ReviewFiscalization } from './review-fiscalization';
import { ReviewItem } from './review-item';
import { ReviewPlugins } from './review-plugins';
import { ReviewSubscription } from './review-subscription';
import { useMissingFields } from '../../components/use-missing-fields';

export function Review() {
  const text = useTexts(wizardMessages);
  const navigate = useNavigate();
  const { tenant, config, savers } = useWizard();
  const start = useStartTenant();
  const pressed = useRef(false);
  const [attempts, setAttempts] = useState(0);
  const [unsaved, setUnsaved] = useState(false);
  const [now] = useState(() => new Date());
  const missing = useMissingFields()(start.error);
  const states = useSectionStates(tenant, config, savers);
  const { plan } = tenant.sections.subscription.data;
  const trial = plan === 'trial';
  const pays = useNeedsPayment(tenant);
  const { data: billing } = useBilling(tenant.id, pays);
  const isOrdered = billing !== undefined && pendingTransfers(billing).some((transfer) => !isPastLastDay(transfer));

  function introduction() {
    if (!canChangeDraft(tenant)) return 'reviewPage.readOnly';
    if (!pays) return 'reviewPage.text';
    if (billing?.payments.some(isReceived) === true) return 'reviewPage.textReceived';
    return isOrdered ? 'reviewPage.textOrdered' : 'reviewPage.textPaid';
  }

  /** Whether the creation has started, which closes the review. */
  async function create(): Promise<boolean> {
    const saved = await flushAll(savers);
    setUnsaved(!saved);
    setAttempts((count) => count + 1);
    if (!saved || (missing.length > 0 && !isValidationError(start.error))) return false;
    if (pays) {
      await navigate(paths.section.href(tenant.id, 'payment'));
      return true;
    }
    const started = await start.mutateAsync({ params: { id: tenant.id } }).catch(() => undefined);
    if (started === undefined) return false;
    await navigate(paths.tenantDetails.href(tenant.id), { replace: true });
    return true;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pressed.current || !canCreate(tenant)) return;
    pressed.current = true;
    let begun = false;
    try {
      begun = await create();
    } finally {
      pressed.current = begun;
    }
  }

  function contentOf({ name, required }: Section) {
    const { kind } = states.get(name) ?? { kind: 'later' };
    if (name === 'payment' && kind === 'empty')
      return text(plan === 'paid' ? 'reviewPage.payment' : 'reviewPage.paymentUnknown');
    if (
      kind === 'ordered' ||
      kind === 'received' ||
      (!required && (kind === 'empty' || kind === 'later' || kind === 'notNeeded'))
    ) {
      return text(`sectionState.${kind}`);
    }
    if (name === 'application') return <ReviewApplication />;
    if (name === 'data_provider') return <ReviewDataProvider />;
    if (name === 'couriers') return <ReviewCouriers />;
    if (name === 'fiscalization') return <ReviewFiscalization />;
    if (name === 'plugins') return <ReviewPlugins />;
    if (plan === 'paid') return <ReviewSubscription />;
    return trial ? text('reviewPage.trial', { date: trialEndDay(now, config.trial_days) }) : text('total.none');
  }

  return (
    <form id={sectionFormId} onSubmit={(event) => void submit(event)}>
      <Stack gap={6}>
        <SectionHead title={text('review')}>{text(introduction())}</SectionHead>
        {pays && <PendingTransfersNotice tenant={tenant} />}
        {unsaved && <Banner role="alert" title={text('reviewPage.notSaved')} tone="danger" />}
        {attempts > 0 && !start.isPending && missing.length > 0 && <MissingList key={attempts} things={missing} />}
        {start.isError && !isValidationError(start.error) && (
          <Banner role="alert" title={text('reviewPage.createFailed')} tone="danger" />
        )}
        {sections.map((section) => (
          <ReviewItem key={section.name} section={section}>
            {contentOf(section)}
          </ReviewItem>
        ))}
      </Stack>
    </form>
  );
}
