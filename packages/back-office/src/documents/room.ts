import { FileText } from 'lucide-react';
import type { Room } from '../components/room';
import { paths } from '../paths';

export const documentsRoom: Room = {
  module: 'documents',
  icon: FileText,
  messages: [],
  pages: [
    {
      path: paths.documents.path,
      lazy: async () => ({ Component: (await import('./pages/documents-page')).DocumentsPage }),
    },
  ],
};
