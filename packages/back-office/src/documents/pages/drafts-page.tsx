import { documentsResource } from '@atrium/api-client/contract';
import { forgetSavedFilters, usePermission } from '@atrium/api-client/react';
import { Tabs } from '@atrium/ui-kit';
import { useNavigate } from 'react-router';
import { ModulePage } from '../../components/module-page';
import { NoPermission } from '../../components/no-permission';
import { paths } from '../../paths';
import { DraftsTable } from '../../components/documents/drafts-table';
import { ListActions } from '../../components/documents/list-actions';
import { useDocumentTabs } from '../../components/documents/use-document-tabs';

/** The draft previews of the user, in a tab of the documents. */
export function DraftsPage() {
  const permission = 'create/documents';
  const canCreate = usePermission(permission);
  return (
    <ModulePage actions={<ListActions />} module="documents">
      {canCreate ? <Drafts /> : <NoPermission permission={permission} />}
    </ModulePage>
  );
}

function Drafts() {
  const navigate = useNavigate();
  const { label, items } = useDocumentTabs();
  function open(id: string) {
    const tab = items.find((one) => one.id === id);
    if (tab === undefined || !('filter' in tab)) return;
    forgetSavedFilters(documentsResource.route);
    void navigate({ pathname: paths.documents.href(), search: new URLSearchParams(tab.filter).toString() });
  }
  return (
    <div className="list__tabs">
      <Tabs
        label={label}
        onChange={open}
        tabs={items.map((tab) => ({ ...tab, panel: 'href' in tab ? <DraftsTable /> : null }))}
        value="drafts"
      />
    </div>
  );
}
