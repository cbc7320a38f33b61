import assert from 'node:assert/strict';
import {
  createMediaEndpoint,
  deleteSeveralMediaEndpoint,
  downloadMediaEndpoint,
  duplicateMediaEndpoint,
  exportMediaEndpoint,
  getMediaEndpoint,
  listMediaCollectionsEndpoint,
  listMediaEndpoint,
  mediaPreviewEndpoint,
  mediaThumbnailEndpoint,
  deleteMediaEndpoint,
  replaceMediaFileEndpoint,
  updateMediaEndpoint,
  uploadMediaFileEndpoint,
} from '../../contract';
import { download } from '../../files/download';
import { upload } from '../../files/upload';
import type { ApiClient } from '../../http/api-client';
import type { ContractCase } from './contract-case';
import { administrator, newUser } from './people';
import { pictureFile } from './picture-file';
import { rejectionOf } from './rejection-of';

const send = (client: ApiClient, file: File) => upload(client, uploadMediaFileEndpoint, { files: { file } });

async function create(client: ApiClient, title: string, collection: string) {
  const { id } = await send(client, pictureFile());
  return client.call(createMediaEndpoint, { body: { title, collection, active: true, file_id: id } });
}

export const mediaCases: readonly ContractCase[] = [
  {
    name: 'a picture is uploaded, becomes one of the media, is changed, copied, exported and deleted',
    run: async (world) => {
      const { client, user } = await administrator(world);
      const made = await create(client, 'Logotip', 'Logotipi');
      const author = { id: user.id, full_name: user.full_name };
      assert.partialDeepStrictEqual(made, { title: 'Logotip', kind: 'png', width: 1, previewable: true, author });
      const params = { id: made.id };
      assert.deepEqual(await client.call(getMediaEndpoint, { params }), made);
      const { data } = await client.call(listMediaEndpoint, { query: { filter: { collection: 'Logotipi' } } });
      assert.deepEqual(data, [made]);
      const collections = await client.call(listMediaCollectionsEndpoint);
      assert.deepEqual(collections, { data: [{ title: 'Logotipi', count: 1 }], total: 1 });
      const body = { title: 'Znak', active: false, collection: null, _version: made.version };
      const changed = await client.call(updateMediaEndpoint, { params, body });
      assert.partialDeepStrictEqual(changed, { title: 'Znak', active: false, collection: null, version: 2 });
      await assert.rejects(client.call(updateMediaEndpoint, { params, body }), { name: 'StaleError' });
      const copy = await client.call(duplicateMediaEndpoint, { params });
      assert.partialDeepStrictEqual(copy, { title: 'Znak', file_name: 'slika.png', version: 1 });
      assert.equal((await download(client, exportMediaEndpoint, { body: {} })).name, 'media.xlsx');
      await client.call(deleteMediaEndpoint, { params });
      await assert.rejects(client.call(getMediaEndpoint, { params }), { name: 'NotFoundError' });
    },
  },
  {
    name: 'a file of the media is shown, downloaded and replaced, and several media are deleted together',
    run: async (world) => {
      const { client } = await administrator(world);
      const { id, version } = await create(client, 'Žig', 'Žigi');
      const params = { id };
      for (const endpoint of [mediaThumbnailEndpoint, mediaPreviewEndpoint])
        assert.equal((await download(client, endpoint, { params })).blob.type, 'image/webp');
      await download(client, downloadMediaEndpoint, { params });
      const replace = () =>
        upload(client, replaceMediaFileEndpoint, {
          params,
          body: { _version: version },
          files: { file: pictureFile('nov.png') },
        });
      assert.partialDeepStrictEqual(await replace(), { file_name: 'nov.png', version: version + 1 });
      await assert.rejects(replace(), { name: 'StaleError' });
      const other = await create(client, 'Podpis', 'Žigi');
      assert.equal(await client.call(deleteSeveralMediaEndpoint, { body: { ids: [id, other.id] } }), null);
      await assert.rejects(client.call(deleteSeveralMediaEndpoint, { body: { ids: [id] } }), { name: 'NotFoundError' });
    },
  },
  {
    name: 'a file of another kind is refused on its field, and media without permission',
    run: async (world) => {
      const { client } = await administrator(world);
      const refused = await rejectionOf(send(client, pictureFile('slika.svg')));
      assert.deepEqual(refused.problem['errors'], { file: ['Choose a PNG, JPEG, WebP, PDF or Word (.docx) file.'] });
      const other = await newUser(world);
      await assert.rejects(other.client.call(listMediaEndpoint, { query: {} }), { name: 'ForbiddenError' });
      await assert.rejects(send(other.client, pictureFile()), { name: 'ForbiddenError' });
    },
  },
];
