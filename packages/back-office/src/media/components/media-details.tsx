import type { Media } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import {
  Button,
  ButtonLink,
  IconButton,
  Menu,
  MenuItem,
  MenuSeparator,
  PageHeader,
  Status,
  useNotify,
} from '@atrium/ui-kit';
import { BookOpen, Download, Ellipsis, PencilLine, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { RecordTabs } from '../../components/record-tabs';
import { paths } from '../../paths';
import { useDownloadMedia } from '../api/media-files';
import { mediaMessages } from '../messages';
import { DeleteMediaDialog } from './delete-media-dialog';
import { MediaOverview } from './media-overview';
import { useMediaWords } from './use-media-words';
import { useReplacement } from './use-replacement';

/** One of the media in tabs, with the actions that the user is permitted. */
export function MediaDetails({ media }: { media: Media }) {
  const text = useTexts(mediaMessages);
  const words = useMediaWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const { id, title, active, collection, allowed_actions: allowed } = media;
  const download = useDownloadMedia(id);
  const replacement = useReplacement(media);
  const [deletes, setDeletes] = useState(false);
  const canUpdate = allowed.includes('update');

  const save = () =>
    download.mutate(undefined, { onError: () => notify({ tone: 'error', title: text('downloadFailed') }) });
  const actions = (
    <>
      {media.kind === 'pdf' && (
        <ButtonLink href={paths.media.view.href(id)} icon={BookOpen}>
          {text('view.open')}
        </ButtonLink>
      )}
      <Button busy={download.isPending} icon={Download} onClick={save}>
        {text('download')}
      </Button>
      {canUpdate && (
        <Button icon={PencilLine} onClick={() => void navigate(paths.media.editDetails.href(id))} variant="primary">
          {text('edit')}
        </Button>
      )}
      {(canUpdate || allowed.includes('delete')) && (
        <Menu
          align="end"
          trigger={
            <IconButton
              busy={replacement.isPending}
              icon={Ellipsis}
              label={text('more', { title })}
              variant="secondary"
            />
          }
        >
          {canUpdate && (
            <MenuItem icon={RefreshCw} onSelect={replacement.choose}>
              {text('replace')}
            </MenuItem>
          )}
          {canUpdate && allowed.includes('delete') && <MenuSeparator />}
          {allowed.includes('delete') && (
            <MenuItem danger icon={Trash2} onSelect={() => setDeletes(true)}>
              {text('delete')}
            </MenuItem>
          )}
        </Menu>
      )}
    </>
  );
  return (
    <>
      <PageHeader
        actions={actions}
        back={{ href: paths.media.href(), label: text('table') }}
        status={
          <>
            <Status tone={active ? 'success' : 'neutral'}>{text(active ? 'state.true' : 'state.false')}</Status>
            {collection !== null && <span>{collection}</span>}
            <span>{words.facts(media)}</span>
          </>
        }
        title={title}
        width="details"
      />
      {replacement.input}
      <div className="list__tabs">
        <RecordTabs
          id={id}
          label={text('tabs.label')}
          subject="media"
          tabs={[{ id: 'overview', label: text('tabs.overview'), panel: <MediaOverview media={media} /> }]}
        />
      </div>
      {deletes && (
        <DeleteMediaDialog
          media={[media]}
          onClose={() => setDeletes(false)}
          onDeleted={() => void navigate(paths.media.href())}
        />
      )}
    </>
  );
}
