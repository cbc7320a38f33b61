import { expect, type Page } from '@playwright/test';
import { newVatNumber } from './account';
import type { Words } from './words/words';

interface CompanyCrm {
  readonly id: string;
  readonly title: string;
}

const headersOf = ({ language }: Words) => ({ 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': language });

/** Creates a draft with Application setup for the logged-in user, through the API like the wizard. */
export async function draftCrm({ request }: Pick<Page, 'request'>, words: Words): Promise<CompanyCrm> {
  const headers = headersOf(words);
  const name = `clani-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`;
  const withKey = { ...headers, 'Idempotency-Key': crypto.randomUUID() };
  const { id } = await (await request.post('/api/tenants', { headers: withKey })).json();
  const application = await request.put(`/api/tenants/${id}/sections/application`, {
    headers,
    form: {
      title: name,
      company: 'Čebelarstvo Žnidaršič d.o.o.',
      url_name: name,
      language: words.language,
      email: 'info@znidarsic.example',
      phone_country_code: 'SI',
      phone: '041234567',
      password: 'rdeca-7Hisa!',
      password_confirmation: 'rdeca-7Hisa!',
      'address[vat_number]': newVatNumber(),
      'address[street]': 'Glavna cesta 1',
      'address[postal_code]': '1000',
      'address[city]': 'Ljubljana',
      'address[country]': 'SI',
      _version: '0',
    },
  });
  expect(application.status()).toBe(200);
  return { id, title: name };
}

/** Creates an active company CRM for the page's user, through the API like the wizard. */
export async function companyCrm(page: Page, words: Words): Promise<CompanyCrm> {
  const headers = headersOf(words);
  const { id, title } = await draftCrm(page, words);
  const plan = { headers, form: { plan: 'trial', _version: '0' } };
  expect((await page.request.put(`/api/tenants/${id}/sections/subscription`, plan)).status()).toBe(200);
  expect((await page.request.post(`/api/tenants/${id}/create`, { headers })).status()).toBe(202);
  const state = async () => (await (await page.request.get(`/api/tenants/${id}`, { headers })).json()).state;
  await expect.poll(state).toBe('active');
  return { id, title };
}
