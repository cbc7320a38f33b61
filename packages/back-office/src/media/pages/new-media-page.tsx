import { usePermission } from '@atrium/api-client/react';
import { useLocation, useNavigate, useOutletContext } from 'react-router';
import { paths } from '../../paths';
import { NewMediaDialog } from '../components/new-media-dialog';
import type { MediaListContext } from './media-page';

/** A dropped file travels in the state of the navigation. */
const fileIn = (state: unknown): File | undefined =>
  typeof state === 'object' && state !== null && 'file' in state && state.file instanceof File ? state.file : undefined;

/** The popup that adds one of the media, over the list. */
export function NewMediaPage() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { collection } = useOutletContext<MediaListContext>();
  const isAllowed = usePermission('create/media');
  if (!isAllowed) return null;
  const close = () => void navigate({ pathname: paths.media.href(), search });
  return <NewMediaDialog collection={collection} file={fileIn(state)} onClose={close} onSaved={close} />;
}
