import { isNotFoundError } from '@atrium/api-client';
import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { Skeleton, useNotify, VisuallyHidden } from '@atrium/ui-kit';
import { useEffect } from 'react';
import { Outlet, useNavigate, useParams } from 'react-router';
import { LoadFailure } from '../../components/load-failure';
import { ModulePage } from '../../components/module-page';
import { paths } from '../../paths';
import { useMedia } from '../api/media';
import { MediaDetails } from '../components/media-details';
import { mediaMessages } from '../messages';

export function MediaDetailsPage() {
  const canView = usePermission('view/media');
  return canView ? <MediaContent /> : <ModulePage module="media">{null}</ModulePage>;
}

function MediaContent() {
  const text = useTexts(mediaMessages);
  const notify = useNotify();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useMedia(id);
  const isMissing = isNotFoundError(error);

  useEffect(() => {
    if (!isMissing) return;
    notify({ tone: 'error', title: text('notFound') });
    void navigate(paths.media.href(), { replace: true });
  }, [isMissing, notify, text, navigate]);

  if (error !== null && data === undefined && !isMissing)
    return <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('failed')} />;
  if (data === undefined || isMissing)
    return (
      <div className="record">
        <VisuallyHidden role="status">{text('loading')}</VisuallyHidden>
        <Skeleton width="half" />
      </div>
    );
  return (
    <>
      <MediaDetails media={data} />
      <Outlet />
    </>
  );
}
