import { expect, it } from 'vitest';
import { codelistsResource, getCodelistEndpoint, listCodelistsEndpoint } from '../../contract';
import { stubRecord } from './stub-record';
import { stubService } from './stub-service';

it('responds with the list and the page of a record made from its declaration', async () => {
  const { record, answers } = stubRecord(codelistsResource, { title: 'Units' });
  const { client } = stubService(answers);
  await expect(client.call(listCodelistsEndpoint)).resolves.toMatchObject({
    data: [{ id: record.id, title: 'Units', options: 1 }],
  });
  await expect(client.call(getCodelistEndpoint, { params: { id: record.id } })).resolves.toEqual(record);
});
