import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { paths } from '../../paths';
import { useDocumentDrafts } from './api/document-drafts';
import { useDocumentCount } from './api/documents';
import { documentsMessages } from './messages';

const filters = {
  all: {},
  saved: { state: 'saved' },
  signed: { state: 'signed' },
  sent: { state: 'sent' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The tabs above the documents and above the draft previews. */
export function useDocumentTabs() {
  const text = useTexts(documentsMessages);
  const canCreate = usePermission('create/documents');
  const drafts = useDocumentDrafts();
  const counts = {
    all: useDocumentCount(filters.all),
    saved: useDocumentCount(filters.saved),
    signed: useDocumentCount(filters.signed),
    sent: useDocumentCount(filters.sent),
  };
  const tab = (id: keyof typeof filters) => ({ id, label: text(`tabs.${id}`), count: counts[id], filter: filters[id] });
  const own = {
    id: 'drafts',
    label: text('tabs.drafts'),
    count: drafts.data?.data.length,
    href: paths.documents.drafts.href(),
  };
  return {
    label: text('tabs.label'),
    items: [tab('all'), ...(canCreate ? [own] : []), tab('saved'), tab('signed'), tab('sent')],
  };
}
