import type { Readable } from 'node:stream';
import { maximumAvatarBytes } from '@atrium/api-client/contract';
import {
  asService,
  type Caller,
  deleteFilesJob,
  NotFound,
  openStoredFile,
  type ReceivedFile,
  type SessionUser,
  type Square,
  storeAndRecord,
  type Transaction,
  Unauthenticated,
  writeAudit,
} from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { accountAudit } from './account-audit';
import { type AvatarRow, isAvatar, lockAvatar, saveAvatar, storedIn } from './avatar.repository';
import { encodeAvatar } from './encode-avatar';

interface AvatarCall {
  readonly user: SessionUser;
  readonly caller: Caller;
}

type AvatarAction = 'auth.avatar_changed' | 'auth.avatar_removed' | 'auth.avatar_restored';

/** Sets the user's picture to a part of an upload. Stores nothing of the upload itself. */
export async function setAvatar(
  dependencies: IdentityDependencies,
  call: AvatarCall,
  received: ReceivedFile,
  square: Square,
): Promise<void> {
  const { files, virusScan } = dependencies;
  const { bytes } = await encodeAvatar(virusScan, received, square);
  await storeAndRecord(files, async (put) => {
    const { id } = await put([bytes], maximumAvatarBytes);
    await changeAvatar(dependencies, call, 'auth.avatar_changed', () => ({ avatar: id, removedAvatar: null }));
  });
}

/** Removes the user's picture. It can be restored for an hour. */
export const removeAvatar = (dependencies: IdentityDependencies, call: AvatarCall): Promise<void> =>
  changeAvatar(dependencies, call, 'auth.avatar_removed', ({ avatar }) => ({ avatar: null, removedAvatar: avatar }));

/** Undoes the removal. */
export const restoreAvatar = (dependencies: IdentityDependencies, call: AvatarCall): Promise<void> =>
  changeAvatar(dependencies, call, 'auth.avatar_restored', ({ removedAvatar }) => {
    if (removedAvatar === null) throw new NotFound('avatar_gone');
    return { avatar: removedAvatar, removedAvatar: null };
  });

function changeAvatar(
  dependencies: IdentityDependencies,
  { user, caller }: AvatarCall,
  action: AvatarAction,
  change: (before: AvatarRow) => AvatarRow,
): Promise<void> {
  const at = dependencies.clock();
  return asService(dependencies.database, 'no-tenant', async (tx) => {
    const before = await lockAvatar(tx, user.id);
    if (before === null) throw new Unauthenticated();
    const after = change(before);
    if (after.avatar === before.avatar) return;
    await saveAvatar(tx, user.id, after, at);
    const changes = { before: { avatar: before.avatar }, after: { avatar: after.avatar } };
    await writeAudit(tx, { ...accountAudit(caller, user.id, at), action, ...changes });
    await deleteUnneeded(tx, dependencies, before, after);
  });
}

async function deleteUnneeded(
  tx: Transaction,
  { jobs }: IdentityDependencies,
  before: AvatarRow,
  after: AvatarRow,
): Promise<void> {
  const kept = storedIn(after);
  const ids = storedIn(before).filter((id) => !kept.includes(id));
  if (ids.length > 0) await jobs.enqueue(tx, deleteFilesJob, { ids });
}

/** The picture of a user by the id in `avatar`. */
export async function openAvatar({ database, files }: IdentityDependencies, id: string): Promise<Readable> {
  if (!(await isAvatar(database, id))) throw new NotFound();
  return openStoredFile(files, id);
}
