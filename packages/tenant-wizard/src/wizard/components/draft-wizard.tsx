import type { Config, Tenant } from '@atrium/api-client/contract';
import { useUnsavedWork } from '@atrium/ui-kit';
import { Navigate, useLocation } from 'react-router';
import { canChangeDraft } from '../../tenant/model/draft-permissions';
import { reviewPlace, toWizardPlace } from '../../tenant/model/section';
import { paths } from '../../paths';
import { useSaveSummary } from './use-save-summary';
import { useSectionSavers } from './use-section-savers';
import { WizardFrame } from './wizard-frame';

/** The wizard at the place in the address. Users who cannot change the draft see only the review. */
export function DraftWizard({ tenant, config }: { tenant: Tenant; config: Config }) {
  const { pathname, search } = useLocation();
  const place = toWizardPlace(pathname.split('/').at(-1)) ?? 'application';
  const savers = useSectionSavers(tenant);
  const { status } = useSaveSummary(savers);
  useUnsavedWork(status !== 'idle' && status !== 'saved');
  if (!canChangeDraft(tenant) && place !== reviewPlace) {
    return <Navigate replace to={paths.section.href(tenant.id, reviewPlace)} />;
  }
  const fromReview = new URLSearchParams(search).get('from') === 'review';
  return <WizardFrame config={config} fromReview={fromReview} place={place} savers={savers} tenant={tenant} />;
}
