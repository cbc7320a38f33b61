import { newIdempotencyKey } from '@atrium/api-client';
import { createMediaEndpoint, maximumMediaBytes, mediaKindOf } from '@atrium/api-client/contract';
import { queryKeyOf, useApiClient, useCurrentUser } from '@atrium/api-client/react';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { mediaReads } from '../api/media';
import { uploadMediaFile } from '../api/media-files';
import { mediaMessages } from '../messages';
import { suggestTitle } from '../../components/model/suggest-title';
import { uploadQueue, type RunUpload } from '../model/upload-queue';
import { refusalOf } from './failure-reason';
import { showUploads } from './show-uploads';

/** Adds files to the queue; each becomes one of the media of the collection, with a title from its name. */
export function useAddFiles(collection: string | undefined): (files: readonly File[]) => void {
  const client = useApiClient();
  const queries = useQueryClient();
  const userId = useCurrentUser()?.id;
  const text = useTexts(mediaMessages);
  const common = useCommonTexts();

  return (files) => {
    const run: RunUpload = async (file, control) => {
      const { name } = file;
      if (mediaKindOf(name) === null) throw new Error(text('upload.wrongType', { name }));
      if (file.size > maximumMediaBytes) throw new Error(text('upload.tooLarge', { name }));
      try {
        const { id } = await uploadMediaFile(client, file, control);
        const body = { title: suggestTitle(name), collection: collection ?? null, active: true, file_id: id };
        await client.call(createMediaEndpoint, { body, idempotencyKey: newIdempotencyKey() });
      } catch (error) {
        throw new Error(refusalOf(error) ?? common('failure.network'), { cause: error });
      }
      await Promise.all(mediaReads.map((read) => queries.invalidateQueries({ queryKey: queryKeyOf(read) })));
    };
    showUploads(userId);
    uploadQueue.add(files, run);
  };
}
