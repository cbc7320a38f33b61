import { warningMessages } from '../components/conversion-warnings/messages';
import type { Room } from '../components/room';
import { viewerMessages } from '../components/viewer/messages';
import { paths } from '../paths';
import { documentTemplatesMessages } from './messages';

const { path, details, try: tried } = paths['document-templates'];

/** Reached from the list of documents. */
export const documentTemplatesRoom: Room = {
  module: 'document-templates',
  messages: [documentTemplatesMessages, warningMessages],
  pages: [
    {
      path,
      lazy: async () => ({ Component: (await import('./pages/document-templates-page')).DocumentTemplatesPage }),
    },
    {
      path: details.path,
      messages: [viewerMessages],
      lazy: async () => ({ Component: (await import('./pages/document-template-page')).DocumentTemplatePage }),
    },
    {
      path: tried.path,
      messages: [viewerMessages],
      layout: 'document',
      lazy: async () => ({ Component: (await import('./pages/try-template-page')).TryTemplatePage }),
    },
  ],
};
