import { avatarKindOf, maximumAvatarBytes } from '../../contract';
import type { Handlers } from '../http/call';
import { invalid, notFound, ProblemError } from '../http/problem';
import { accountOf } from './accounts';

const idOf = (id: string) => id.replaceAll('-', '');

/** Reads names and sizes only: the fake does not look into files. */
export const avatarHandlers = {
  setAvatar: ({ state, file, user }) => {
    if (file === undefined) throw invalid({ file: ['Fill in this field.'] });
    if (file.size > maximumAvatarBytes) throw new ProblemError(413, 'body_too_large', 'The request is too large.');
    if (avatarKindOf(file.name) === null) throw invalid({ file: ['Choose a PNG, JPEG or WebP picture.'] });
    const account = accountOf(state, user().id);
    account.removedAvatar = null;
    return Object.assign(account.user, { avatar: idOf(state.newId()) });
  },

  removeAvatar: ({ state, user }) => {
    const account = accountOf(state, user().id);
    account.removedAvatar = account.user.avatar ?? account.removedAvatar;
    return Object.assign(account.user, { avatar: null });
  },

  restoreAvatar: ({ state, user }) => {
    const account = accountOf(state, user().id);
    if (account.removedAvatar === null) throw notFound('avatar_gone');
    const avatar = account.removedAvatar;
    account.removedAvatar = null;
    return Object.assign(account.user, { avatar });
  },

  avatar: ({ state, params }) => {
    if (!state.accounts.some(({ user }) => user.avatar === params.id)) throw notFound();
    return new Blob([], { type: 'image/webp' });
  },
} satisfies Handlers;
