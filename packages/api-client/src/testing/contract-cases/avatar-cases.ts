import assert from 'node:assert/strict';
import {
  avatarEndpoint,
  currentUserEndpoint,
  removeAvatarEndpoint,
  restoreAvatarEndpoint,
  setAvatarEndpoint,
} from '../../contract';
import { download } from '../../files/download';
import { upload } from '../../files/upload';
import type { ApiClient } from '../../http/api-client';
import type { ContractCase } from './contract-case';
import { newUser } from './people';
import { rejectionOf } from './rejection-of';
import { pictureFile } from './picture-file';

const set = (client: ApiClient, file: File) =>
  upload(client, setAvatarEndpoint, { body: { x: 0, y: 0, side: 1 }, files: { file } });

export const avatarCases: readonly ContractCase[] = [
  {
    name: 'a picture of a user is set, shown to others, removed, restored and replaced',
    run: async (world) => {
      const { client } = await newUser(world);
      const other = await newUser(world);
      const { avatar } = await set(client, pictureFile());
      assert.ok(avatar);
      const show = (id: string) => download(other.client, avatarEndpoint, { params: { id } });
      assert.equal((await show(avatar)).blob.type, 'image/webp');
      assert.equal((await client.call(removeAvatarEndpoint)).avatar, null);
      await assert.rejects(show(avatar), { name: 'NotFoundError' });
      assert.equal((await client.call(restoreAvatarEndpoint)).avatar, avatar);
      await assert.rejects(client.call(restoreAvatarEndpoint), { name: 'NotFoundError', code: 'avatar_gone' });
      assert.notEqual((await set(client, pictureFile('nova.png'))).avatar, avatar);
      await assert.rejects(show(avatar), { name: 'NotFoundError' });
      assert.equal((await other.client.call(currentUserEndpoint)).avatar, null);
    },
  },
  {
    name: 'a picture of a user of another kind is refused on its field',
    run: async (world) => {
      const { client } = await newUser(world);
      const refused = await rejectionOf(set(client, pictureFile('slika.pdf')));
      assert.deepEqual(refused.problem['errors'], { file: ['Choose a PNG, JPEG or WebP picture.'] });
    },
  },
];
