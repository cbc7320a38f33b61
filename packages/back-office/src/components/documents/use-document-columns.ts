import { documentsResource, type DocumentSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useMemo } from 'react';
import { listColumns } from '../list/list-columns';
import { documentsMessages } from './messages';
import { documentCells } from './document-cells';

/** The columns of the documents; on the page of a customer without the customer. */
export function useDocumentColumns({ without }: { without?: string } = {}) {
  const text = useTexts(documentsMessages);
  return useMemo(
    () =>
      listColumns<typeof documentsResource, DocumentSummary>(documentsResource, {
        label: (name) => text(`column.${name}`),
        lead: 'square',
        cells: documentCells,
      }).filter(({ id }) => id !== without),
    [text, without],
  );
}
