import { useCurrentUser } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { UploadTray, type FieldFile } from '@atrium/ui-kit';
import { useEffect, useSyncExternalStore } from 'react';
import { mediaMessages } from '../messages';
import { uploadQueue } from '../model/upload-queue';
import { useMediaWords } from './use-media-words';

/** The uploads of a user in this tab, over every page. Logging in as another user cancels them. */
export function MediaUploads({ userId }: { userId: string | undefined }) {
  const isOther = useCurrentUser()?.id !== userId;
  useEffect(() => {
    if (isOther) uploadQueue.clear();
  }, [isOther]);
  const text = useTexts(mediaMessages);
  const { size } = useMediaWords();
  const uploads = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.uploads);
  if (uploads.length === 0 || isOther) return null;
  const ended = uploads.filter(({ state }) => state === 'done' || state === 'failed').length;
  const files = uploads.map(({ id, file, state, progress, reason }): FieldFile => ({
    id,
    name: file.name,
    size: file.size,
    state,
    progress,
    detail: reason === undefined || reason === '' ? text('upload.failed') : reason,
  }));
  const percent = ({ progress = 0 }: FieldFile) => text('upload.percent', { percent: Math.floor(progress * 100) });
  return (
    <UploadTray
      files={files}
      onCancel={(id) => uploadQueue.remove(id)}
      onClose={() => uploadQueue.clear()}
      onRetry={(id) => uploadQueue.retry(id)}
      texts={{
        label: text('tray.label'),
        title:
          ended < uploads.length
            ? text('tray.running', { done: Math.min(ended + 1, uploads.length), total: uploads.length })
            : text('tray.finished', { count: uploads.length }),
        cancelAll: text('tray.cancelAll'),
        close: text('tray.close'),
        collapse: text('tray.collapse'),
        expand: text('tray.expand'),
        waiting: text('upload.waiting'),
        done: text('upload.done'),
        progress: (file) => `${percent(file)}, ${size((file.size ?? 0) * (file.progress ?? 0))}`,
        cancel: (name) => text('upload.cancel', { name }),
        retry: (name) => text('upload.retry', { name }),
      }}
    />
  );
}
