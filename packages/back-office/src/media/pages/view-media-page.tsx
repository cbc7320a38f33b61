import { isNotFoundError } from '@atrium/api-client';
import type { Media } from '@atrium/api-client/contract';
import { usePermission } from '@atrium/api-client/react';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, useNotify } from '@atrium/ui-kit';
import { Download } from 'lucide-react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { LoadFailure } from '../../components/load-failure';
import { ModulePage } from '../../components/module-page';
import { DocumentFrame } from '../../components/viewer/document-frame';
import { PdfViewer } from '../../components/viewer/pdf-viewer';
import { paths } from '../../paths';
import { useMedia } from '../api/media';
import { useDownloadMedia, useLoadMediaFile } from '../api/media-files';
import { useMediaWords } from '../components/use-media-words';
import { mediaMessages } from '../messages';

/** A PDF of the media, to read. Other files lead to the details. */
export function ViewMediaPage() {
  const canView = usePermission('view/media');
  return canView ? <ViewedMedia /> : <ModulePage module="media">{null}</ModulePage>;
}

function ViewedMedia() {
  const text = useTexts(mediaMessages);
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useMedia(id);
  if (data?.kind === 'pdf') return <MediaViewer media={data} />;
  // The details say why a file is missing.
  if (data !== undefined || isNotFoundError(error)) return <Navigate replace to={paths.media.details.href(id)} />;
  if (error === null) return null;
  return <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('failed')} />;
}

function MediaViewer({ media }: { media: Media }) {
  const text = useTexts(mediaMessages);
  const common = useCommonTexts();
  const words = useMediaWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const load = useLoadMediaFile(media.id);
  const download = useDownloadMedia(media.id);
  const save = () =>
    download.mutate(undefined, { onError: () => notify({ tone: 'error', title: text('downloadFailed') }) });
  return (
    <DocumentFrame
      actions={
        <Button busy={download.isPending} icon={Download} onClick={save}>
          {text('download')}
        </Button>
      }
      leave={{
        label: common('close'),
        icon: 'close',
        onLeave: () => void navigate(paths.media.details.href(media.id)),
      }}
      status={words.facts(media)}
      title={media.title}
    >
      <PdfViewer fileKey={media.file_id} load={load} />
    </DocumentFrame>
  );
}
