import type { Config, Tenant } from '@atrium/api-client/contract';
import { useUnsavedWork } from '@atrium/ui-kit';
import { useLocation } from 'react-router';
import { toWizardPlace } from '../model/section';
import { useSaveSummary } from './use-save-summary';
import { useSectionSavers } from './use-section-savers';
import { WizardFrame } from './wizard-frame';

/** The wizard at the place the address names. */
export function DraftWizard({ tenant, config }: { tenant: Tenant; config: Config }) {
  const { pathname, search } = useLocation();
  const place = toWizardPlace(pathname.split('/').at(-1)) ?? 'application';
  const savers = useSectionSavers(tenant);
  const { status } = useSaveSummary(savers);
  useUnsavedWork(status !== 'idle' && status !== 'saved');
  const fromReview = new URLSearchParams(search).get('from') === 'review';
  return <WizardFrame config={config} fromReview={fromReview} place={place} savers={savers} tenant={tenant} />;
}
