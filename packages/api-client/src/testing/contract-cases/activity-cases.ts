import assert from 'node:assert/strict';
import {
  exportActivityEndpoint,
  exportRecordActivityEndpoint,
  listActivityEndpoint,
  listRecordActivityEndpoint,
  optionsEndpoint,
} from '../../contract';
import { download } from '../../files/download';
import type { ContractCase } from './contract-case';
import { administrator, newUser } from './people';
import { rejectedFields } from './rejection-of';

export const activityCases: readonly ContractCase[] = [
  {
    name: 'the activity is listed, filtered and exported',
    run: async (world) => {
      const { client, user } = await administrator(world);
      const filter = { module: 'codelists', person_id: user.id, at: { from: '2000-01-01' } };
      const page = await client.call(listActivityEndpoint, { query: { filter, per_page: 5 } });
      assert.equal(page.per_page, 5);
      const wrong = client.call(listActivityEndpoint, { query: { filter: { module: 'nothing' } } });
      assert.deepEqual(await rejectedFields(wrong), ['filter.module']);
      const people = await client.call(optionsEndpoint, { body: { namespace: 'activity-people' } });
      assert.equal(people.current_page, 1);
      const file = await download(client, exportActivityEndpoint, { body: {} });
      assert.equal(file.name, 'activity.xlsx');
    },
  },
  {
    name: 'the activity of a record is read by those who may view its module',
    run: async (world) => {
      const { client, user } = await administrator(world);
      const params = { subject: 'role', id: user.id } as const;
      const { data } = await client.call(listRecordActivityEndpoint, { params, query: {} });
      assert.deepEqual(data, []);
      const file = await download(client, exportRecordActivityEndpoint, { params, body: {} });
      assert.equal(await file.blob.slice(0, 2).text(), 'PK');
      const { client: stranger } = await newUser(world);
      await assert.rejects(stranger.call(listRecordActivityEndpoint, { params, query: {} }), { name: 'NotFoundError' });
      await assert.rejects(stranger.call(listActivityEndpoint, { query: {} }), { name: 'ForbiddenError' });
    },
  },
];
