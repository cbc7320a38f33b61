import { Image } from 'lucide-react';
import type { Room } from '../components/room';
import { paths } from '../paths';

export const mediaRoom: Room = {
  module: 'media',
  icon: Image,
  messages: [],
  pages: [
    {
      path: paths.media.path,
      lazy: async () => ({ Component: (await import('./pages/media-page')).MediaPage }),
    },
  ],
};
