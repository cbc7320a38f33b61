import { randomUUID } from 'node:crypto';
import { type DemoService, startDemo } from './demo-service.ts';

export interface ServiceWithDraft extends DemoService {
  readonly draftId: string;
}

const headers = { 'X-Requested-With': 'XMLHttpRequest' };
const premiseCount = 50;
const deviceCount = 200;

/** Starts the built service with a draft that has all couriers, 50 business premises and 200 devices. */
export async function startWithFullDraft(): Promise<ServiceWithDraft> {
  const demo = await startDemo();
  async function call(method: 'POST' | 'PUT', path: string, json: object): Promise<{ id: string }> {
    const response = await fetch(`${demo.base}/api${path}`, {
      method,
      headers: { ...headers, cookie: demo.cookie, 'content-type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify(json),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { id: string };
  }
  try {
    const { id } = await call('POST', '/tenants', {});
    const sender = {
      separate: true,
      name: 'Skladišče',
      street: 'Industrijska cesta 7',
      postal_code: '4000',
      city: 'Kranj',
    };
    const courier = { enabled: true, username: 'zelena-dolina', max_weight: 30_000, sender };
    const couriers = { posta_slovenije: courier, gls: courier, dpd: courier };
    await call('PUT', `/tenants/${id}/sections/couriers`, { ...couriers, _version: 0 });
    const fiscalization = { enabled: true, responsible_person: 'Špela Ažman', tax_number: '10019880' };
    await call('PUT', `/tenants/${id}/sections/fiscalization`, { ...fiscalization, _version: 0 });
    const premises: { id: string }[] = [];
    for (let index = 0; index < premiseCount; index += 1)
      premises.push(await call('POST', `/tenants/${id}/premises`, premise(index)));
    for (let index = 0; index < deviceCount; index += 1) {
      const device = { device_id: `BLAG${index}`, premise: premises[index % premiseCount]?.id };
      await call('POST', `/tenants/${id}/devices`, device);
    }
    return { ...demo, draftId: id };
  } catch (error) {
    await demo.stop();
    throw error;
  }
}

const premise = (index: number) => ({
  premise_id: `PE${index}`,
  type: 'immovable',
  valid_from: '2026-11-21',
  address: 'Šmartinska cesta',
  house_number: String(index + 1),
  postal_code: '1000',
  post: 'Ljubljana',
  city: 'Ljubljana',
  cadastral_number: 1735,
  building_number: 1000 + index,
  section_number: 1,
});
