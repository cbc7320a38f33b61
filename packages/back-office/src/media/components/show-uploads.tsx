import { showOverPages } from '@atrium/ui-kit';
import { MediaUploads } from './media-uploads';

/** Shows the uploads of a user over every page while there are any. */
export const showUploads = (userId: string | undefined): void =>
  showOverPages('media-uploads', <MediaUploads userId={userId} />);
