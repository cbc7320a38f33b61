import type { TenantSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { tenantListMessages } from '../messages';
import { tenantMessages } from '../../tenant/messages';
import { findSection, sections, stepNumber } from '../../tenant/model/section';

/** Progress of a company CRM in the list, or the rest of its trial. */
export function TenantDetailLine({ tenant }: { tenant: TenantSummary }) {
  const text = useTexts(tenantListMessages);
  const tenantText = useTexts(tenantMessages);
  const section = findSection(tenant.section);
  const { state, progress, subscription } = tenant;

  if (state === 'draft' && section !== undefined) {
    const name = tenantText(`section.${section.name}`);
    const step = stepNumber(section.slug) ?? 1;
    return <span>{text('draftStep', { step, steps: sections.length, section: name })}</span>;
  }
  if ((state === 'creating' || state === 'failed') && progress !== null) {
    return <span>{text('stepsDone', { done: progress.done, count: progress.total })}</span>;
  }
  if (state === 'active' && subscription !== null) {
    const { expired, days_left: count } = subscription;
    return <span>{expired ? text('trialExpired') : text('trialDaysLeft', { count })}</span>;
  }
  return null;
}
