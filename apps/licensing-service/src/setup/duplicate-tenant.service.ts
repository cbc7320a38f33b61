import type { ApplicationDraft } from '@atrium/api-client/contract';
import { inScope, NotFound, type Remember, writeAudit } from '../platform';
import { addDraft, tenantAudit, findTenant, type TenantCall, updateTenant } from '../tenants';
import type { SetupDependencies } from './dependencies';
import { findSections, writeSection } from './sections/section.repository';

/**
 * Copies the Application setup of a company CRM into a new draft of the caller. The URL name is unique, so it is not
 * copied; neither are secrets and the plan.
 */
export async function duplicateTenant(
  { database, clock }: SetupDependencies,
  call: TenantCall,
  { id: sourceId, title }: { readonly id: string; readonly title: string | null },
  remember: Remember,
): Promise<string> {
  const { tenant, application } = await inScope(database, call.scope, async (tx) => {
    const head = await findTenant(tx, call.scope, sourceId);
    if (head === null) throw new NotFound('tenant_not_found');
    const sections = await findSections(tx, sourceId);
    const data: ApplicationDraft = sections.get('application')?.data ?? {};
    return { tenant: head.tenant, application: data };
  });
  const name = title === null || title === '' ? tenant.title : title;
  const data = { ...application, title: name, url_name: null };
  const now = clock();
  return inScope(database, { userId: call.user.id }, async (tx) => {
    const id = await addDraft(tx, call, now);
    const { company, language } = tenant;
    await updateTenant(tx, id, ['draft'], { title: name, company, language, section: 'application' });
    await writeSection(tx, { tenantId: id, section: 'application', version: 0, data, userId: call.user.id, now });
    const changes = { before: { source: sourceId }, after: { application: data } };
    await writeAudit(tx, { ...tenantAudit(call, id, now), action: 'tenant.duplicate', ...changes });
    await remember(tx, id);
    return id;
  });
}
