import type { Tenant } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { Card, DefinitionList } from '@atrium/ui-kit';
import { tenantDetailsMessages } from '../messages';
import { ActiveSwitch } from './active-switch';

export function TenantOverview({ tenant }: { tenant: Tenant }) {
  const text = useTexts(tenantDetailsMessages);
  return (
    <Card actions={<ActiveSwitch tenant={tenant} />} title={text('overview')}>
      <DefinitionList
        items={[
          { id: 'author', term: text('author'), value: tenant.author.full_name },
          { id: 'created', term: text('created'), value: formatDateTime(tenant.created_at) },
          { id: 'updated', term: text('updated'), value: formatDateTime(tenant.updated_at) },
          { id: 'lastModified', term: text('lastModified'), value: tenant.last_modified.full_name },
        ]}
        layout="columns"
      />
    </Card>
  );
}
