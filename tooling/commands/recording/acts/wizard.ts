import { addDraft, applicationOf, reach } from '../drafts.ts';
import type { Caller, Recorder } from '../recorder.ts';
import { addFiscalization, correctFiscalization } from './fiscalization.ts';
import { testConnections } from './connections.ts';
import { fullSections, sections } from './sections.ts';

/** Records a company CRM from an empty draft through every section until it is closed. */
export async function recordWizard(recorder: Recorder, owner: Caller): Promise<void> {
  const urlName = `wizard-${owner.language}`;
  await recordDrafts(recorder, owner);
  const id = await addDraft(recorder, owner, urlName);
  await saveWithMistakes(recorder, owner, id, urlName);
  for (const [slug, form] of Object.entries(fullSections))
    await recorder.must(owner, 'PUT', `/tenants/${id}/sections/${slug}`, { form: { ...form, _version: 0 } });
  await addFiscalization(recorder, owner, id);
  await testConnections(recorder, owner, id);
  await recorder.must(owner, 'GET', `/tenants/${id}`, { note: 'everything filled in' });
  const copy = await recorder.must<{ id: string }>(owner, 'POST', `/tenants/duplicate/${id}`, {
    form: { title: 'Copy' },
  });
  recorder.book.nameId(copy.id, `tenant copy ${owner.language}`);
  await recorder.must(owner, 'GET', `/tenants/${copy.id}`);
  await recorder.must(owner, 'PUT', `/tenants/${id}/sections/data-provider`, {
    form: { kind: '', password_remove: true, _version: 1 },
  });
  await recorder.call(owner, 'POST', `/tenants/${copy.id}/create`, { note: 'incomplete' });
  await recorder.must(owner, 'POST', `/tenants/${id}/create`);
  await reach(recorder, owner, id, 'active');
  await recorder.must(owner, 'GET', `/tenants/${id}`, { note: 'active' });
  await correctFiscalization(recorder, owner, id);
  await changeActive(recorder, owner, id, urlName);
  await switchAndClose(recorder, owner, id);
}

async function recordDrafts(recorder: Recorder, owner: Caller): Promise<void> {
  const headers = { 'Idempotency-Key': `recording-${owner.language}-0123456789` };
  const once = await recorder.must<{ id: string }>(owner, 'POST', '/tenants', { headers });
  recorder.book.nameId(once.id, `tenant once ${owner.language}`);
  await recorder.call(owner, 'POST', '/tenants', { headers, note: 'the same key' });
  await recorder.call(owner, 'POST', '/tenants', {
    headers,
    form: { reuse_untouched: true },
    note: 'the same key, another body',
  });
  await recorder.call(owner, 'POST', '/tenants', { form: { reuse_untouched: true } });
  for (const name of ['znidarsic', 'free-name', 'Not A Name!', '', 'admin'])
    await recorder.call(owner, 'GET', `/tenants/url-name?name=${encodeURIComponent(name)}&tenant_id=${once.id}`);
  await recorder.must(owner, 'DELETE', `/tenants/${once.id}`);
  await recorder.call(owner, 'DELETE', `/tenants/${once.id}`, { note: 'again' });
}

async function saveWithMistakes(recorder: Recorder, owner: Caller, id: string, urlName: string): Promise<void> {
  const save = (slug: string, form: object, note: string) =>
    recorder.call(owner, 'PUT', `/tenants/${id}/sections/${slug}`, { form: { ...form }, note });
  await save('application', applicationOf('Stale', urlName, owner.language), 'stale version');
  await save('application', { ...applicationOf('Taken', 'znidarsic', owner.language), _version: 1 }, 'taken address');
  for (const [slug, wrong] of Object.entries(sections.wrong)) await save(slug, { ...wrong, _version: 0 }, 'wrong');
}

async function changeActive(recorder: Recorder, owner: Caller, id: string, urlName: string): Promise<void> {
  const form = { ...applicationOf('Renamed', urlName, owner.language), _version: 1 };
  await recorder.call(owner, 'PUT', `/tenants/${id}/sections/application`, { form, note: 'active' });
  const couriers = { dpd: { enabled: true, username: 'changed', max_weight: 20_000 }, _version: 1 };
  await recorder.call(owner, 'PUT', `/tenants/${id}/sections/couriers`, { form: couriers, note: 'active' });
  await recorder.call(owner, 'POST', `/tenants/${id}/update`, { note: 'newest version' });
  await reach(recorder, owner, id, 'active');
  await recorder.call(owner, 'POST', `/tenants/${id}/create`, { note: 'active' });
  await recorder.call(owner, 'DELETE', `/tenants/${id}`, { note: 'active' });
  await recordInstance(recorder, owner, urlName, 'active');
}

async function switchAndClose(recorder: Recorder, owner: Caller, id: string): Promise<void> {
  const urlName = `wizard-${owner.language}`;
  await recorder.must(owner, 'POST', `/tenants/${id}/deactivate`);
  await reach(recorder, owner, id, 'inactive');
  await recordInstance(recorder, owner, urlName, 'inactive');
  await recorder.must(owner, 'POST', `/tenants/${id}/activate`);
  await reach(recorder, owner, id, 'active');
  await recorder.call(owner, 'POST', `/tenants/${id}/activate`, { note: 'active' });
  await recorder.call(owner, 'POST', `/tenants/${id}/close`);
  await reach(recorder, owner, id, 'closed');
  await recorder.must(owner, 'GET', `/tenants/${id}`, { note: 'closed' });
  await recorder.call(owner, 'POST', `/tenants/${id}/deactivate`, { note: 'closed' });
  await recordInstance(recorder, owner, urlName, 'closed');
}

/** Records the pages at the address of a company CRM. */
async function recordInstance(recorder: Recorder, owner: Caller, urlName: string, note: string): Promise<void> {
  const nobody = { name: 'visitor', language: owner.language };
  await recorder.page(nobody, 'company-crm', `/crm/${urlName}`, { note });
  await recorder.page(nobody, 'company-crm', `/crm/${urlName}/`, { note });
  await recorder.page(nobody, 'company-crm', `/crm/${urlName}/health`, { note });
}
