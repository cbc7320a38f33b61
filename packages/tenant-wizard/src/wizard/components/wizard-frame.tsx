import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, ButtonLink, Breadcrumbs, WizardLayout } from '@atrium/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTypedPlan } from './use-typed-plan';
import { flushAll, type Wizard } from '../../sections/form/components/use-wizard';
import { wizardMessages } from '../messages';
import { tenantMessages } from '../../tenant/messages';
import { canChangeDraft, canCreate } from '../../tenant/model/draft-permissions';
import {
  canSkip,
  findSection,
  placeAfter,
  reviewPlace,
  sections,
  stepNumber,
  type WizardPlace,
} from '../../tenant/model/section';
import { paths } from '../../paths';
import { PhoneBackLink } from './phone-back-link';
import { PlanBar, PlanSummary } from './plan-summary';
import { SaveStatus } from './save-status';
import { SectionOutlet } from './section-outlet';
import { useNeedsPayment } from './use-needs-payment';
import { useWizardSteps } from './use-wizard-steps';
import { SkipButton } from './skip-button';
import { useSubmitShortcut } from './use-submit-shortcut';
import { BackButton, NextButton } from './wizard-buttons';

interface WizardFrameProps {
  tenant: Wizard['tenant'];
  config: Wizard['config'];
  savers: Wizard['savers'];
  place: WizardPlace;
  /** The section was opened from the review and returns there. */
  fromReview: boolean;
}

/** The frame of a section: list of sections, time of the last save, total, Back and Next. */
export function WizardFrame({ tenant, config, savers, place, fromReview }: WizardFrameProps) {
  const text = useTexts(wizardMessages);
  const tenantText = useTexts(tenantMessages);
  const common = useCommonTexts();
  const navigate = useNavigate();
  const canChange = canChangeDraft(tenant);
  useSubmitShortcut();
  const section = findSection(place);
  const step = stepNumber(place);
  const name = tenant.title === '' ? tenantText('newTenant') : tenant.title;
  const plan = useTypedPlan(tenant, savers);
  const pays = useNeedsPayment(tenant, plan);
  const [nextSlot, setNextSlot] = useState<HTMLElement | null>(null);
  /** A paid plan without a price yet, such as while a quantity is invalid. */
  const willPay = plan.plan === 'paid' && tenant.state === 'draft' && canCreate(tenant);
  const payment = pays || willPay ? 'after_review' : plan.plan === 'trial' ? 'none' : 'in_order';
  const steps = useWizardSteps({ tenant, config, savers }, payment);
  const next = fromReview ? reviewPlace : placeAfter(place, payment);
  const wizard: Wizard = {
    tenant,
    config,
    savers,
    onDone: (done) => {
      if (done === section?.name) void navigate(paths.section.href(tenant.id, next));
    },
    nextSlot,
  };

  async function saveAndClose() {
    if (await flushAll(savers)) void navigate(paths.tenants.href());
  }

  return (
    <WizardLayout
      actions={
        canChange ? (
          <Button onClick={() => void saveAndClose()} size="s" variant="ghost">
            {text('saveAndClose')}
          </Button>
        ) : (
          <ButtonLink href={paths.tenants.href()} size="s" variant="ghost">
            {tenantText('backToTenants')}
          </ButtonLink>
        )
      }
      back={canChange && <BackButton payment={payment} place={place} tenantId={tenant.id} />}
      closeLabel={common('close')}
      current={place}
      next={
        canChange &&
        (pays && place === 'payment' ? (
          <span className="wizard-own-next" ref={setNextSlot} />
        ) : (
          <>
            {!fromReview && canSkip(place) && <SkipButton config={config} savers={savers} tenant={tenant} />}
            <NextButton fromReview={fromReview} canCreate={canCreate(tenant)} pays={pays} place={place} />
          </>
        ))
      }
      phoneBack={<PhoneBackLink />}
      phoneTitle={section === undefined ? text('review') : tenantText(`section.${section.name}`)}
      position={step !== undefined && text('place', { step, steps: sections.length })}
      saved={canChange && <SaveStatus onRetry={() => void flushAll(savers)} place={place} savers={savers} />}
      steps={steps}
      stepsLabel={text('sections')}
      summary={{
        title: text('total.title'),
        bar: <PlanBar plan={plan} tenant={tenant} />,
        content: <PlanSummary config={config} plan={plan} tenant={tenant} />,
      }}
      breadcrumbs={
        <Breadcrumbs
          label={text('breadcrumbs')}
          places={[
            { label: tenantText('title'), href: paths.tenants.href() },
            ...(tenant.title === '' ? [] : [{ label: tenantText('newTenant') }]),
            { label: name },
          ]}
        />
      }
    >
      <SectionOutlet wizard={wizard} />
    </WizardLayout>
  );
}
