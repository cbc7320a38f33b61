import {
  documentsResource,
  exportDocumentsEndpoint,
  listDocumentsEndpoint,
  type DocumentSummary,
} from '@atrium/api-client/contract';
import { usePermission } from '@atrium/api-client/react';
import { ListTabs } from '../../components/list/list-tabs';
import { ResourceList } from '../../components/list/resource-list';
import { useListView } from '../../components/list/use-list-view';
import { listViews } from '../../components/model/list-view';
import { ModulePage } from '../../components/module-page';
import { DocumentMenu } from '../../components/documents/document-menu';
import { ListActions, NewDocumentLink } from '../../components/documents/list-actions';
import { useDocumentColumns } from '../../components/documents/use-document-columns';
import { documentFilters, useDocumentFilters } from '../../components/documents/use-document-filters';
import { useDocumentTabs } from '../../components/documents/use-document-tabs';
import { useListTexts } from '../../components/documents/use-list-texts';

const views = listViews(documentsResource, documentFilters);

const menu = (document: DocumentSummary) => <DocumentMenu document={document} />;

/** The saved documents. */
function Documents() {
  const canCreate = usePermission('create/documents');
  const [{ filter }] = useListView(views);
  const tabs = useDocumentTabs();
  return (
    <ResourceList
      actions={menu}
      actionsWidth="menu"
      columns={useDocumentColumns()}
      emptyAction={canCreate && <NewDocumentLink />}
      endpoint={listDocumentsEndpoint}
      exportEndpoint={exportDocumentsEndpoint}
      filters={useDocumentFilters(filter)}
      renderTabs={(list) => <ListTabs {...tabs} {...list} />}
      texts={useListTexts()}
      views={views}
    />
  );
}

export function DocumentsPage() {
  return (
    <ModulePage actions={<ListActions />} module="documents">
      <Documents />
    </ModulePage>
  );
}
