import { maximumMediaBytes, mediaExtensions, type Media } from '@atrium/api-client/contract';
import { formatDate, useTexts } from '@atrium/i18n';
import {
  Button,
  Card,
  DefinitionList,
  EmptyState,
  IconButton,
  Menu,
  MenuItem,
  MenuSeparator,
  PageHeader,
  Status,
  Switch,
  useNotify,
} from '@atrium/ui-kit';
import { Download, Ellipsis, PencilLine, RefreshCw, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths';
import { useDownloadMedia, useReplaceMediaFile } from '../api/media-files';
import { mediaMessages } from '../messages';
import { DeleteMediaDialog } from './delete-media-dialog';
import { refusalOf } from './failure-reason';
import { MediaPicture } from './media-picture';
import { useMediaWords } from './use-media-words';
import { useToggleMedia } from './use-toggle-media';

const accept = Object.keys(mediaExtensions)
  .map((extension) => `.${extension}`)
  .join(',');

/** The preview and the facts of one of the media, with the actions that the user is permitted. */
export function MediaDetails({ media }: { media: Media }) {
  const text = useTexts(mediaMessages);
  const words = useMediaWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const { id, title, active, collection, allowed_actions: allowed } = media;
  const download = useDownloadMedia(id);
  const replace = useReplaceMediaFile(media);
  const toggle = useToggleMedia(media);
  const [deletes, setDeletes] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const canUpdate = allowed.includes('update');

  function replaceWith(file: File | undefined) {
    if (file === undefined) return;
    if (file.size > maximumMediaBytes) {
      notify({ tone: 'error', title: text('replaceFailed'), text: text('upload.tooLarge', { name: file.name }) });
      return;
    }
    replace.mutate(file, {
      onSuccess: () => notify({ tone: 'success', title: text('updated', { title }) }),
      onError: (error) => notify({ tone: 'error', title: text('replaceFailed'), text: refusalOf(error) }),
    });
  }

  const save = () =>
    download.mutate(undefined, { onError: () => notify({ tone: 'error', title: text('downloadFailed') }) });
  const actions = (
    <>
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
            <IconButton busy={replace.isPending} icon={Ellipsis} label={text('more', { title })} variant="secondary" />
          }
        >
          {canUpdate && (
            <MenuItem icon={RefreshCw} onSelect={() => input.current?.click()}>
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
  const facts = [
    { id: 'collection', term: text('field.collection'), value: collection ?? '–' },
    {
      id: 'file',
      term: text('field.file'),
      value: (
        <span className="media-file">
          {media.file_name}
          <span>{`${text(`kind.${media.kind}`)}, ${words.size(media.size)}`}</span>
        </span>
      ),
    },
    ...(media.width === null ? [] : [{ id: 'pixels', term: text('field.pixels'), value: words.pixels(media) }]),
    { id: 'author', term: text('field.author'), value: media.author.full_name },
    { id: 'created', term: text('field.created_at'), value: formatDate(media.created_at) },
    { id: 'updated', term: text('field.updated_at'), value: formatDate(media.updated_at) },
    { id: 'modified', term: text('field.last_modified'), value: media.last_modified.full_name },
  ];
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
      <input
        accept={accept}
        aria-label={text('replace')}
        hidden
        onChange={({ target }) => {
          replaceWith(target.files?.[0]);
          target.value = '';
        }}
        ref={input}
        type="file"
      />
      <div className="record media-details">
        <div className="media-details__preview">
          {media.previewable ? (
            <MediaPicture media={media} size="preview" />
          ) : (
            <EmptyState title={media.file_name}>{text('noPreview')}</EmptyState>
          )}
        </div>
        <Card>
          {canUpdate && (
            <Switch
              checked={active}
              disabled={toggle.isPending}
              hint={text('activeHint')}
              label={text('activeLabel')}
              name="active"
              onChange={() => toggle.mutate()}
            />
          )}
          <DefinitionList items={facts} />
        </Card>
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
