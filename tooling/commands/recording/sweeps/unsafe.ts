import type { People } from '../demo.ts';
import type { Operation } from '../openapi.ts';
import { visitor } from '../person.ts';
import type { Caller, Recorder } from '../recorder.ts';
import type { Form } from '../send.ts';
import { exportInputs, optionInputs } from './list-queries.ts';
import { unknownId } from './reads.ts';

/** A call without a body changes a record that its caller may change. Only the acts make such calls. */
const leavesRecordsAlone = ({ mediaTypes }: Operation) => mediaTypes.length > 0;

/** These end the recording's own sessions. */
const endsSessions = new Set(['auth.logout', 'sessions.end-others', 'auth.close']);

function pathWith({ path }: Operation, id: string): string {
  return path
    .replace(/\{(token|slugs)\}/g, 'unknown')
    .replace('{id}', id)
    .replace(/\{[^}]+\}/g, unknownId);
}

const wrongBody = ({ fields }: Operation): Form => Object.fromEntries(fields.map((field) => [field, '💥 \\ <b>']));

/** Sends invalid requests to every unsafe operation, in both languages and as each caller. */
export async function sendWrongCalls(recorder: Recorder, people: People, tenantId: string): Promise<void> {
  for (const operation of recorder.operations.filter(({ method }) => method !== 'GET')) {
    await refuseForgery(recorder, people, operation);
    const callers = [visitor('en'), visitor('sl'), people.viewer, people.other, people.owner, people.operator];
    for (const caller of callers) {
      if (endsSessions.has(operation.id) && caller.cookie !== undefined) continue;
      await sendWrong(recorder, caller, operation, unknownId);
      const isSafe = leavesRecordsAlone(operation) || caller.cookie === undefined || caller.name === 'other';
      if (operation.path.includes('{id}') && isSafe) await sendWrong(recorder, caller, operation, tenantId);
    }
    await sendMalformed(recorder, people.owner, operation, tenantId);
  }
  await exportLists(recorder, [visitor('sl'), ...Object.values(people)]);
}

async function sendWrong(recorder: Recorder, caller: Caller, operation: Operation, id: string): Promise<void> {
  const path = pathWith(operation, id);
  const { method, mediaTypes } = operation;
  await recorder.call(caller, method, path, { note: 'empty' });
  if (mediaTypes.length === 0) return;
  const form = wrongBody(operation);
  await recorder.call(
    caller,
    method,
    path,
    mediaTypes.some((type) => type.includes('form')) ? { form, note: 'wrong' } : { json: form, note: 'wrong' },
  );
}

/** Sends calls that another site could forge. */
async function refuseForgery(recorder: Recorder, { owner }: People, operation: Operation): Promise<void> {
  const path = pathWith(operation, unknownId);
  const { method } = operation;
  await recorder.call(owner, method, path, { headers: { 'X-Requested-With': null }, note: 'no header' });
  await recorder.call(owner, method, path, {
    headers: { Origin: 'https://elsewhere.example' },
    note: 'foreign origin',
  });
}

/** Sends bodies that no form sends. */
async function sendMalformed(recorder: Recorder, owner: Caller, operation: Operation, id: string): Promise<void> {
  const { method, mediaTypes, headers } = operation;
  const path = pathWith(operation, id);
  if (headers.includes('Idempotency-Key') && mediaTypes.length > 0)
    await recorder.call(owner, method, path, {
      headers: { 'Idempotency-Key': null },
      form: wrongBody(operation),
      note: 'no key',
    });
  if (mediaTypes.length === 0 || endsSessions.has(operation.id)) return;
  const type = (name: string) => ({ 'Content-Type': name });
  await recorder.call(owner, method, path, { json: 'a text', headers: type('text/plain'), note: 'plain text' });
  await recorder.call(owner, method, path, { json: [1], headers: type('application/json'), note: 'JSON list' });
  await recorder.call(owner, 'PATCH', path, { note: operation.id });
}

async function exportLists(recorder: Recorder, callers: readonly Caller[]): Promise<void> {
  for (const caller of callers) {
    for (const list of ['tenants', 'codelists', 'subscriptions'])
      for (const json of exportInputs) await recorder.call(caller, 'POST', `/export/${list}`, { json });
    for (const json of optionInputs) await recorder.call(caller, 'POST', '/options', { json });
  }
}
