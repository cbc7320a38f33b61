import type { DocumentDetails } from '@atrium/api-client/contract';
import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useDocument } from '../../components/documents/api/documents';
import { documentsMessages } from '../../components/documents/messages';
import { LoadedRecord } from '../../components/loaded-record';
import { ModulePage } from '../../components/module-page';
import { paths } from '../../paths';

interface LoadedDocumentProps {
  /** Shows the document. */
  children: (document: DocumentDetails) => ReactNode;
}

/** The document of the address, for users who may view documents. */
export function LoadedDocument(props: LoadedDocumentProps) {
  if (usePermission('view/documents')) return <PermittedDocument {...props} />;
  return <ModulePage module="documents">{null}</ModulePage>;
}

function PermittedDocument({ children }: LoadedDocumentProps) {
  const text = useTexts(documentsMessages);
  const { id = '' } = useParams();
  return (
    <LoadedRecord
      listHref={paths.documents.href()}
      query={useDocument(id)}
      texts={{
        loading: text('loading'),
        failed: text('recordFailed'),
        missing: text('missing.title'),
        missingText: text('missing.text'),
        list: text('table'),
      }}
    >
      {children}
    </LoadedRecord>
  );
}
