import {
  avatarEndpoint,
  removeAvatarEndpoint,
  restoreAvatarEndpoint,
  setAvatarEndpoint,
} from '@atrium/api-client/contract';
import {
  avatarSchema,
  removeAvatarSchema,
  restoreAvatarSchema,
  setAvatarSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import {
  acceptUploads,
  pictureRoute,
  publishAccountChange,
  receiverRoute,
  receiveToDisk,
  route,
  uploadFolder,
} from '../platform';
import { openAvatar, removeAvatar, restoreAvatar, setAvatar } from './accounts/avatar.service';
import { readCurrentUser } from './accounts/current-user';
import type { IdentityDependencies } from './dependencies';

export async function avatarRoutes(app: FastifyInstance, dependencies: IdentityDependencies): Promise<void> {
  const { settings } = dependencies;
  const receiver = receiveToDisk(uploadFolder(settings), settings.limits.filesAtOnce);

  const changed = async (userId: string, work: Promise<void>) => {
    await work;
    await publishAccountChange(dependencies, userId);
    return readCurrentUser(dependencies, userId);
  };

  pictureRoute(app, avatarEndpoint, avatarSchema, async ({ params: { id } }) => ({
    content: await openAvatar(dependencies, id),
    tag: id,
  }));
  route(app, removeAvatarEndpoint, removeAvatarSchema, (call) =>
    changed(call.user.id, removeAvatar(dependencies, call)),
  );
  route(app, restoreAvatarEndpoint, restoreAvatarSchema, (call) =>
    changed(call.user.id, restoreAvatar(dependencies, call)),
  );
  await acceptUploads(app, (uploading) => {
    receiverRoute(uploading, receiver, setAvatarEndpoint, setAvatarSchema, (call, file) =>
      changed(call.user.id, setAvatar(dependencies, call, file, call.body)),
    );
  });
}
