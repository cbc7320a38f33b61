import type { Tenant } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { Card, DefinitionList } from '@atrium/ui-kit';
import { tenantMessages } from '../../tenant/messages';
import { ActiveSwitch } from './active-switch';

/** Author, creation and last change of the company CRM. */
export function TenantOverview({ tenant }: { tenant: Tenant }) {
  const text = useTexts(tenantMessages);
  return (
    <Card actions={<ActiveSwitch tenant={tenant} />} title={text('details.overview')}>
      <DefinitionList
        items={[
          { id: 'author', term: text('details.author'), value: tenant.author.full_name },
          { id: 'created', term: text('details.created'), value: formatDateTime(tenant.created_at) },
          { id: 'updated', term: text('details.updated'), value: formatDateTime(tenant.updated_at) },
          { id: 'lastModified', term: text('details.lastModified'), value: tenant.last_modified.full_name },
        ]}
        layout="columns"
      />
    </Card>
  );
}
