import type { Media } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { Card, DefinitionList, Stack, Switch } from '@atrium/ui-kit';
import { mediaMessages } from '../messages';
import { MediaPreview } from './media-preview';
import { useMediaWords } from './use-media-words';
import { useSwitchMedia } from './use-switch-media';

/** The preview and the facts of one of the media, and whether it is active. */
export function MediaOverview({ media }: { media: Media }) {
  const text = useTexts(mediaMessages);
  const words = useMediaWords();
  const { switchMedia, busy } = useSwitchMedia();
  const { active, collection } = media;
  const canUpdate = media.allowed_actions.includes('update');
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
    { id: 'created', term: text('field.created_at'), value: formatDateTime(media.created_at) },
    { id: 'updated', term: text('field.updated_at'), value: formatDateTime(media.updated_at) },
    { id: 'modified', term: text('field.last_modified'), value: media.last_modified.full_name },
  ];
  return (
    <div className="record media-details">
      <MediaPreview media={media} />
      <Card>
        <Stack gap={4}>
          {canUpdate && (
            <Switch
              checked={active}
              disabled={busy}
              hint={text('activeHint')}
              label={text('activeLabel')}
              layout="row"
              name="active"
              onChange={() => switchMedia(media)}
            />
          )}
          <div className={canUpdate ? 'media-facts' : undefined}>
            <DefinitionList items={facts} />
          </div>
        </Stack>
      </Card>
    </div>
  );
}
