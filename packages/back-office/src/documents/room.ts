import { FileText } from 'lucide-react';
import { warningMessages } from '../components/conversion-warnings/messages';
import type { Room } from '../components/room';
import { drawingMessages } from '../components/drawing/messages';
import { signatureMessages } from '../components/signature/messages';
import { compareMessages } from '../components/viewer/compare/messages';
import { viewerMessages } from '../components/viewer/messages';
import { paths } from '../paths';
import { documentsMessages } from '../components/documents/messages';
import { documentDrawMessages } from './components/draw/messages';
import { documentEditingMessages } from './components/edit/messages';
import { editHereMessages } from './components/edit-here/messages';
import { documentSendMessages } from './components/send/messages';
import { documentSignMessages } from './components/sign/messages';
import { newDocumentMessages } from './new-document-messages';

const { documents } = paths;
/** The texts of a document and of what is done with it. */
const documentTexts = [
  viewerMessages,
  warningMessages,
  drawingMessages,
  signatureMessages,
  documentDrawMessages,
  documentSignMessages,
  documentSendMessages,
  documentEditingMessages,
];

export const documentsRoom: Room = {
  module: 'documents',
  icon: FileText,
  messages: [documentsMessages],
  pages: [
    {
      path: documents.path,
      lazy: async () => ({ Component: (await import('./pages/documents-page')).DocumentsPage }),
    },
    {
      path: documents.drafts.path,
      titleKey: 'documents:tabs.drafts',
      lazy: async () => ({ Component: (await import('./pages/drafts-page')).DraftsPage }),
    },
    {
      path: documents.new.path,
      titleKey: 'new-document:new.title',
      messages: [newDocumentMessages, viewerMessages],
      layout: 'document',
      lazy: async () => ({ Component: (await import('./pages/new/new-document-page')).NewDocumentPage }),
      over: [
        {
          path: documents.new.template.path,
          lazy: async () => ({ Component: (await import('./pages/new/template-step')).TemplateStep }),
        },
        {
          path: documents.new.customer.path,
          lazy: async () => ({ Component: (await import('./pages/new/customer-step')).CustomerStep }),
        },
        {
          path: documents.new.fields.path,
          lazy: async () => ({ Component: (await import('./pages/new/fields-step')).FieldsStep }),
        },
        {
          path: documents.new.items.path,
          lazy: async () => ({ Component: (await import('./pages/new/items-step')).ItemsStep }),
        },
      ],
    },
    {
      path: documents.new.preview.path,
      titleKey: 'documents:preview.title',
      messages: documentTexts,
      layout: 'document',
      lazy: async () => ({ Component: (await import('./pages/preview-page')).PreviewPage }),
    },
    {
      path: documents.compare.path,
      titleKey: 'compare:title',
      messages: [viewerMessages, compareMessages, documentEditingMessages],
      layout: 'document',
      lazy: async () => ({ Component: (await import('./pages/compare-page')).ComparePage }),
    },
    {
      path: documents.edit.path,
      titleKey: 'edit-here:pageTitle',
      messages: [editHereMessages],
      layout: 'document',
      lazy: async () => ({ Component: (await import('./pages/edit-here-page')).EditHerePage }),
    },
    {
      path: documents.details.path,
      messages: documentTexts,
      layout: 'document',
      lazy: async () => ({ Component: (await import('./pages/document-page')).DocumentPage }),
    },
  ],
};
