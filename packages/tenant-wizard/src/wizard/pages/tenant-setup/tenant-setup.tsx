import type { Config, Tenant } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, ButtonLink, Breadcrumbs, useNotify, useUnsavedWork, WizardLayout } from '@atrium/ui-kit';
import { useLocation, useNavigate } from 'react-router';
import { sectionFormId, type Wizard } from '../../../sections/form/components/use-wizard';
import { wizardMessages } from '../../messages';
import { tenantMessages } from '../../../tenant/messages';
import { setupSections } from '../../../tenant/model/section';
import { paths } from '../../../paths';
import { SectionOutlet } from '../../components/section-outlet';
import { useSaveSummary } from '../../components/use-save-summary';
import { useSectionSavers } from '../../components/use-section-savers';
import { useSectionSteps } from '../../components/use-section-steps';
import { useSubmitShortcut } from '../../components/use-submit-shortcut';
import { LeaveSetupDialog } from './leave-setup-dialog';
import { SetupBack } from './setup-back';
import { SetupSaveStatus } from './setup-save-status';

/** The wizard's sections for an existing company CRM. Save saves a whole section. */
export function TenantSetup({ tenant, config }: { tenant: Tenant; config: Config }) {
  const text = useTexts(wizardMessages);
  const tenantText = useTexts(tenantMessages);
  const common = useCommonTexts();
  const navigate = useNavigate();
  const notify = useNotify();
  const place = useLocation().pathname.split('/').at(-1);
  const section = setupSections.find(({ slug }) => slug === place) ?? setupSections[0];
  const savers = useSectionSavers(tenant, { byHand: true });
  const { status } = useSaveSummary(savers);
  const steps = useSectionSteps(tenant, config, savers, setupSections, (slug) =>
    paths.setupSection.href(tenant.id, slug),
  );
  useSubmitShortcut();
  useUnsavedWork(status !== 'idle' && status !== 'saved');
  const details = paths.tenantDetails.href(tenant.id);
  const name = section === undefined ? '' : tenantText(`section.${section.name}`);

  const wizard: Wizard = {
    tenant,
    config,
    savers,
    onDone: (done) => {
      if (done !== section?.name) return;
      notify({ tone: 'success', title: text('setup.saved', { section: name }) });
      void navigate(details);
    },
  };

  return (
    <WizardLayout
      back={<ButtonLink href={details}>{common('cancel')}</ButtonLink>}
      closeLabel={common('close')}
      current={section?.slug ?? ''}
      next={
        <Button busy={status === 'saving'} form={sectionFormId} type="submit" variant="primary">
          {text(status === 'saving' ? 'setup.saving' : 'setup.save')}
        </Button>
      }
      phoneBack={<SetupBack href={details} />}
      phoneTitle={name}
      position={null}
      saved={<SetupSaveStatus status={status} />}
      steps={steps}
      stepsLabel={text('sections')}
      breadcrumbs={
        <Breadcrumbs
          label={text('breadcrumbs')}
          places={[
            { label: tenantText('title'), href: paths.tenants.href() },
            { label: tenant.title, href: details },
            { label: text('setup.title') },
          ]}
        />
      }
    >
      <SectionOutlet wizard={wizard} />
      <LeaveSetupDialog savers={savers} tenantId={tenant.id} />
    </WizardLayout>
  );
}
