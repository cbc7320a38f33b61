import assert from 'node:assert/strict';
import {
  askToFinishEndpoint,
  editSessionPdfEndpoint,
  extendEditSessionEndpoint,
  finishEditSessionEndpoint,
  listEditSessionsEndpoint,
  openEditSessionEndpoint,
  saveEditSessionEndpoint,
} from '../../contract';
import { download } from '../../files/download';
import { upload } from '../../files/upload';
import type { ContractCase } from './contract-case';
import { administrator } from './people';

const absent = '0190b3d0-0000-7000-8000-00000000000a';

export const editSessionCases: readonly ContractCase[] = [
  {
    name: 'a document that does not exist cannot be edited',
    run: async (world) => {
      const { client } = await administrator(world);
      const params = { id: absent, session_id: absent };
      const file = new File(['PK'], 'ponudba.docx');
      const calls = [
        () => client.call(listEditSessionsEndpoint, { params: { id: absent } }),
        () => client.call(openEditSessionEndpoint, { params: { id: absent }, body: { program: 'word' } }),
        () => client.call(extendEditSessionEndpoint, { params }),
        () => upload(client, saveEditSessionEndpoint, { params, files: { file } }),
        () => download(client, editSessionPdfEndpoint, { params }),
        () => client.call(askToFinishEndpoint, { params }),
        () => client.call(finishEditSessionEndpoint, { params }),
      ];
      for (const call of calls) await assert.rejects(call, { name: 'NotFoundError' });
    },
  },
];
