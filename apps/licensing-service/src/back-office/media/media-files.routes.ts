import {
  downloadMediaEndpoint,
  mediaPreviewEndpoint,
  mediaThumbnailEndpoint,
  replaceMediaFileEndpoint,
  uploadMediaFileEndpoint,
} from '@atrium/api-client/contract';
import {
  downloadMediaSchema,
  mediaPreviewSchema,
  mediaThumbnailSchema,
  replaceMediaFileSchema,
  uploadMediaFileSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import {
  acceptUploads,
  fileRoute,
  pictureRoute,
  receiverRoute,
  receiveToDisk,
  recordPublisher,
  uploadFolder,
} from '../../platform';
import type { BackOfficeDependencies } from '../dependencies';
import { openPicture, openOriginal, uploadMediaFile } from './media-file.service';
import { replaceMediaFile } from './media.service';

export async function mediaFilesRoutes(app: FastifyInstance, dependencies: BackOfficeDependencies): Promise<void> {
  const publish = recordPublisher(dependencies, 'media');
  const { settings } = dependencies;
  const receiver = receiveToDisk(uploadFolder(settings), settings.limits.filesAtOnce);

  fileRoute(app, downloadMediaEndpoint, downloadMediaSchema, ({ params, ...call }) =>
    openOriginal(dependencies, call, params.id),
  );
  pictureRoute(app, mediaThumbnailEndpoint, mediaThumbnailSchema, ({ params, ...call }) =>
    openPicture(dependencies, call, params.id, 'thumbnail'),
  );
  pictureRoute(app, mediaPreviewEndpoint, mediaPreviewSchema, ({ params, ...call }) =>
    openPicture(dependencies, call, params.id, 'preview'),
  );

  await acceptUploads(app, (uploading) => {
    receiverRoute(uploading, receiver, uploadMediaFileEndpoint, uploadMediaFileSchema, (call, file) =>
      uploadMediaFile(dependencies, call, file),
    );
    receiverRoute(uploading, receiver, replaceMediaFileEndpoint, replaceMediaFileSchema, (call, file) => {
      const { params, body } = call;
      const replaced = replaceMediaFile(dependencies, call, { id: params.id, version: body._version }, file);
      return publish.changed(params.id, replaced);
    });
  });
}
