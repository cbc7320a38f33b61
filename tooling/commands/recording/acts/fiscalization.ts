import { readFileSync } from 'node:fs';
import { waitFor } from '../wait.ts';
import type { Caller, Recorder } from '../recorder.ts';

const shop = {
  premise_id: 'TRGOVINA1',
  type: 'immovable',
  valid_from: '2026-12-01',
  address: 'Glavna ulica',
  house_number: '1',
  postal_code: '1000',
  post: 'Ljubljana',
  city: 'Ljubljana',
  cadastral_number: 1737,
  building_number: 123,
  section_number: 4,
};
const van = { premise_id: 'VOZILO1', type: 'movable-a', valid_from: '2026-12-01' };

const certificate = readFileSync(new URL('../certificate.p12', import.meta.url));

function certificateParts(password: string, content: Buffer = certificate): FormData {
  const parts = new FormData();
  parts.append('password', password);
  parts.append('certificate', new File([new Uint8Array(content)], 'potrdilo.p12'));
  return parts;
}

/** Adds certificate, premises and devices to a draft, and downloads the internal act. */
export async function addFiscalization(recorder: Recorder, owner: Caller, id: string): Promise<void> {
  const at = `/tenants/${id}`;
  const upload = (parts: FormData, note: string) => recorder.call(owner, 'POST', `${at}/certificate`, { parts, note });
  await recorder.call(owner, 'GET', `${at}/fiscalization/act`, { note: 'without premises' });
  await upload(certificateParts('wrong'), 'wrong password');
  await upload(certificateParts('x', Buffer.from('no certificate')), 'no certificate');
  await upload(certificateParts('geslo-1'), 'right');
  await recorder.must(owner, 'DELETE', `${at}/certificate`);
  await upload(certificateParts('geslo-1'), 'again');
  const add = (rows: string, form: Record<string, string | number>) =>
    recorder.must<{ id: string }>(owner, 'POST', `${at}/${rows}`, { form });
  const first = await add('premises', shop);
  const second = await add('premises', van);
  const third = await add('premises', { ...van, premise_id: 'VOZILO2' });
  await recorder.call(owner, 'POST', `${at}/premises`, { form: shop, note: 'taken' });
  const device = await add('devices', { device_id: 'BLAG1', premise: first.id });
  await add('devices', { device_id: 'BLAG1', premise: second.id });
  const extra = await add('devices', { device_id: 'BLAG2', premise: first.id });
  await recorder.call(owner, 'POST', `${at}/devices`, {
    form: { device_id: 'BLAG1', premise: first.id },
    note: 'taken',
  });
  const change = { ...shop, house_number: '2', _version: 1 };
  await recorder.call(owner, 'PUT', `${at}/premises/${first.id}`, { form: change });
  await recorder.call(owner, 'PUT', `${at}/premises/${first.id}`, { form: change, note: 'stale' });
  await recorder.call(owner, 'PUT', `${at}/devices/${device.id}`, {
    form: { device_id: 'BLAG7', premise: first.id, _version: 1 },
  });
  await recorder.must(owner, 'DELETE', `${at}/devices/${extra.id}`);
  await recorder.must(owner, 'DELETE', `${at}/premises/${third.id}`);
  await recorder.must(owner, 'GET', `${at}/fiscalization/act`).catch(() => undefined);
}

interface Premises {
  readonly premises: readonly { readonly id: string }[];
}

/** Registers the premises of an active company CRM, and tries to change them afterwards. */
export async function correctFiscalization(recorder: Recorder, owner: Caller, id: string): Promise<void> {
  const at = `/tenants/${id}`;
  await recorder.call(owner, 'POST', `${at}/premises/register`);
  await waitFor('the premises are registered', async () => {
    const { registrations } = await recorder.peek<{ registrations: unknown }>(owner, at);
    return !/"(waiting|sending|running|queued)"/.test(JSON.stringify(registrations));
  });
  await recorder.must(owner, 'GET', at, { note: 'premises registered' });
  const [first] = (await recorder.peek<Premises>(owner, at)).premises;
  const form = { ...shop, _version: 2 };
  await recorder.call(owner, 'PUT', `${at}/premises/${first?.id}`, { form, note: 'registered' });
  await recorder.call(owner, 'DELETE', `${at}/premises/${first?.id}`, { note: 'registered' });
  await recorder.call(owner, 'DELETE', `${at}/certificate`, { note: 'in use' });
}
