import { Image } from 'lucide-react';
import type { Room } from '../components/room';
import { viewerMessages } from '../components/viewer/messages';
import { paths } from '../paths';
import { mediaMessages } from './messages';

const { media } = paths;
const edit = async () => ({ Component: (await import('./pages/edit-media-page')).EditMediaPage });

export const mediaRoom: Room = {
  module: 'media',
  icon: Image,
  messages: [mediaMessages],
  pages: [
    {
      path: media.path,
      lazy: async () => ({ Component: (await import('./pages/media-page')).MediaPage }),
      over: [
        {
          path: media.create.path,
          lazy: async () => ({ Component: (await import('./pages/new-media-page')).NewMediaPage }),
        },
        { path: media.edit.path, lazy: edit },
      ],
    },
    {
      path: media.details.path,
      lazy: async () => ({ Component: (await import('./pages/media-details-page')).MediaDetailsPage }),
      over: [{ path: media.editDetails.path, lazy: edit }],
    },
    {
      path: media.view.path,
      messages: [viewerMessages],
      layout: 'document',
      lazy: async () => ({ Component: (await import('./pages/view-media-page')).ViewMediaPage }),
    },
  ],
};
