import { isNotFoundError } from '@atrium/api-client';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { paths } from '../../paths';
import { useMedia } from '../api/media';
import { EditMediaDialog } from '../components/edit-media-dialog';
import { mediaMessages } from '../messages';

/** The popup that changes one of the media, over the list or its details. */
export function EditMediaPage() {
  const text = useTexts(mediaMessages);
  const notify = useNotify();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { search, pathname } = useLocation();
  const { data, error } = useMedia(id);
  const isOverDetails = pathname === paths.media.editDetails.href(id);
  const back = isOverDetails ? paths.media.details.href(id) : paths.media.href();
  const isMissing = isNotFoundError(error);

  useEffect(() => {
    if (!isMissing) return;
    notify({ tone: 'error', title: text('notFound') });
    void navigate(paths.media.href(), { replace: true });
  }, [isMissing, notify, text, navigate]);

  if (!data?.allowed_actions.includes('update')) return null;
  return <EditMediaDialog media={data} onClose={() => void navigate({ pathname: back, search })} />;
}
