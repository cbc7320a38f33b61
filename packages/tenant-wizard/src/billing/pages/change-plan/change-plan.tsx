import type { Billing, Subscription, Tenant } from '@atrium/api-client/contract';
import { formatBillingDay, useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, ErrorSummary } from '@atrium/ui-kit';
import { PaymentChoice } from '../../../sections/payment/components/payment-choice';
import { PaymentNotice } from '../../../sections/payment/components/payment-notice';
import { TransferBanner } from '../../../sections/payment/components/transfer-banner';
import { isPayable } from '../../../sections/payment/components/use-payment-run';
import { pendingTransfers } from '../../../sections/payment/model/pending-transfers';
import { PlanChoice } from '../../../sections/subscription/components/plan-choice';
import { PlanPriceCard } from '../../../sections/subscription/components/plan-price-card';
import { VatNote } from '../../../sections/subscription/components/vat-note';
import { paths } from '../../../paths';
import { planChangeMessages } from '../../messages';
import { planMessages } from '../../../sections/subscription/messages';
import { ChangeAction } from './change-action';
import { PlannedChangeNotice } from './planned-change-notice';
import { PlanTimeline } from './plan-timeline';
import { PaymentError } from './payment-error';
import { useChangePlan } from './use-change-plan';
import { usePlanIntro } from './use-plan-intro';
import { EffectiveDateChoice } from './effective-date-choice';

interface ChangePlanProps {
  tenant: Tenant;
  billing: Billing;
  subscription: Subscription;
}

const formId = 'change-plan';

/** Quantities, price and payment of a plan that is changed or paid again. */
export function ChangePlan({ tenant, billing, subscription }: ChangePlanProps) {
  const text = useTexts(planChangeMessages);
  const planText = useTexts(planMessages);
  const common = useCommonTexts();
  const state = useChangePlan({ tenant, billing, subscription });
  const intro = usePlanIntro(subscription, state);
  const { purpose, change, shown, run, ways, plan, atRenewal, isOrder, order } = state;
  const { form, errors } = change;
  const { period, planned } = subscription;
  const awaitsChange = purpose === 'change' && planned !== null;
  const vatHref = tenant.allowed_actions.includes('setup')
    ? paths.setupSection.href(tenant.id, 'application', 'address.vat_number')
    : null;
  const isAsked = form.attempt > 0 && !form.busy;
  const transfers = pendingTransfers(billing);

  function total(): string {
    if (atRenewal && period !== null) return text('totalAtRenewal', { date: formatBillingDay(period.end) });
    return text(purpose === 'change' ? 'total' : 'totalPaid');
  }

  return (
    <form className="change-plan__form" id={formId} noValidate onSubmit={form.formProps.onSubmit}>
      <div className="change-plan__main">
        <p className="change-plan__text">{intro}</p>
        {transfers.map((transfer) => (
          <TransferBanner key={transfer.payment.id} subscription={subscription} tenant={tenant} transfer={transfer} />
        ))}
        {awaitsChange && period !== null && (
          <PlannedChangeNotice on={period.end} planned={planned} tenantId={tenant.id} />
        )}
        {purpose === 'change' && subscription.cancels && period !== null && (
          <Banner title={text('cancels', { date: formatBillingDay(period.end) })} tone="info">
            {text('cancelsText')}
          </Banner>
        )}
        {isAsked && errors.length > 0 && (
          <ErrorSummary
            attempt={form.attempt}
            errors={errors.map(({ name, error }) => ({ fieldId: name, message: `${planText(name)}: ${error}` }))}
            title={common('errorSummary.title', { count: errors.length })}
          />
        )}
        {isAsked && change.isSame && <Banner role="alert" title={text('same')} tone="info" />}
        {plan.isError && <Banner role="alert" title={text('failed')} tone="danger" />}
        <PaymentError error={run.error} />
        <PaymentNotice failsElsewhere={ways.cardForm.failure !== undefined} run={run} />
        <PlanChoice
          errorOf={change.errorOf}
          inUse={change.inUse}
          onChange={(values) => void form.formik.setValues({ ...form.values, ...values })}
          onLeave={(name) => void form.formik.setFieldTouched(name)}
          prices={state.prices}
          values={form.values}
        />
        <VatNote shown={shown} tenant={tenant} vatHref={vatHref} />
        {state.reduces && !subscription.cancels && period !== null && (
          <EffectiveDateChoice credit={state.credit} onChange={state.setWhen} renewal={period.end} value={state.when} />
        )}
        {state.needsPayment && ways.methods.data !== undefined && (
          <PaymentChoice
            cardForm={ways.cardForm}
            ordered={state.ordered}
            chosen={ways.by}
            locked={!isPayable(run.phase) || ways.cardForm.busy}
            methods={ways.methods.data}
            tried={ways.tried}
            onChoose={ways.choose}
            pays={state.isNewCycle && !state.resumesPeriod ? 'cycle' : purpose}
            tenantId={tenant.id}
          />
        )}
        {shown.quote !== null && (
          <PlanTimeline
            atRenewal={atRenewal}
            isOrder={isOrder}
            quote={order ?? shown.quote}
            subscription={subscription}
          />
        )}
      </div>
      <aside aria-label={text('total')} className="change-plan__side">
        {state.isPaused && errors.length === 0 ? (
          <p className="change-plan__text">{text('same')}</p>
        ) : (
          <PlanPriceCard
            cycle={form.values.cycle}
            mayBeginLater={isOrder && state.beginsPeriod}
            shown={state.shownPrice}
            title={total()}
            vatHref={vatHref}
          />
        )}
        <ChangeAction form={formId} state={state} />
      </aside>
    </form>
  );
}
