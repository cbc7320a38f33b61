import type { MediaSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { IconButton, Menu, MenuItem, MenuSeparator, useNotify } from '@atrium/ui-kit';
import { Download, Ellipsis, PencilLine, Trash2 } from 'lucide-react';
import { useDownloadMedia } from '../api/media-files';
import { mediaMessages } from '../messages';

interface MediaMenuProps {
  media: Pick<MediaSummary, 'id' | 'title' | 'allowed_actions'>;
  onEdit: () => void;
  onDelete: () => void;
}

/** What one can do with one of the media of a list. */
export function MediaMenu({ media: { id, title, allowed_actions: allowed }, onEdit, onDelete }: MediaMenuProps) {
  const text = useTexts(mediaMessages);
  const notify = useNotify();
  const { mutate } = useDownloadMedia(id);
  const download = () => mutate(undefined, { onError: () => notify({ tone: 'error', title: text('downloadFailed') }) });
  return (
    <Menu align="end" trigger={<IconButton icon={Ellipsis} label={text('more', { title })} size="s" />}>
      {allowed.includes('update') && (
        <MenuItem icon={PencilLine} onSelect={onEdit}>
          {text('edit')}
        </MenuItem>
      )}
      <MenuItem icon={Download} onSelect={download}>
        {text('download')}
      </MenuItem>
      {allowed.includes('delete') && <MenuSeparator />}
      {allowed.includes('delete') && (
        <MenuItem danger icon={Trash2} onSelect={onDelete}>
          {text('delete')}
        </MenuItem>
      )}
    </Menu>
  );
}
