import { randomUUID } from 'node:crypto';
import { startDemo } from './demo-service.mjs';

const headers = { 'X-Requested-With': 'XMLHttpRequest' };
const premiseCount = 50;
const deviceCount = 200;

/** The built service with a draft whose couriers are all on, and whose fiscalization has 50 business premises and 200 devices. */
export async function startWithFullDraft() {
  const demo = await startDemo();
  async function call(method, path, json) {
    const answer = await fetch(`${demo.base}/api${path}`, {
      method,
      headers: { ...headers, cookie: demo.cookie, 'content-type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify(json),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
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
    const premises = [];
    for (let place = 0; place < premiseCount; place += 1)
      premises.push(await call('POST', `/tenants/${id}/premises`, premise(place)));
    for (let place = 0; place < deviceCount; place += 1) {
      await call('POST', `/tenants/${id}/devices`, {
        device_id: `BLAG${place}`,
        premise: premises[place % premiseCount].id,
      });
    }
    return { ...demo, draftId: id };
  } catch (error) {
    await demo.stop();
    throw error;
  }
}

const premise = (place) => ({
  premise_id: `PE${place}`,
  type: 'immovable',
  valid_from: '2026-11-21',
  address: 'Šmartinska cesta',
  house_number: String(place + 1),
  postal_code: '1000',
  post: 'Ljubljana',
  city: 'Ljubljana',
  cadastral_number: 1735,
  building_number: 1000 + place,
  section_number: 1,
});
