import type { PluginsInput } from '@atrium/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '../../schema';
import { sectionDrafts, type SectionDrafts } from '../../testing/section-drafts';
import { buildTenantsApp, type TenantsApp } from '../../testing/tenants-app';

let test: TenantsApp;
let plugins: SectionDrafts<PluginsInput>;

beforeAll(async () => {
  test = await buildTenantsApp();
  plugins = sectionDrafts(test, 'plugins');
});

afterAll(() => test.close());

const newsletter = { provider: 'brevo', api_key: 'xkeysib-0123456789' } as const;
const businessData = { username: 'zelena', password: 'podatki-7' };
const mailbox = { host: 'imap.example.com', port: '993', username: 'ana@example.com', password: 'posta-8' };

describe('the Plugins section', () => {
  it('saves data as entered and returns of secrets only whether they are set', async () => {
    const saved = await plugins.save({ newsletter, business_data: businessData, mailbox });
    expect(saved.json()).toMatchObject({
      data: {
        newsletter: { provider: 'brevo' },
        business_data: { username: 'zelena' },
        mailbox: { host: 'imap.example.com', port: '993', username: 'ana@example.com' },
      },
      secrets: {
        'newsletter.api_key': { set: true },
        'business_data.password': { set: true },
        'mailbox.password': { set: true },
      },
    });
    const auditLog = JSON.stringify(await test.database.select().from(auditEntries));
    expect(saved.body + auditLog).not.toMatch(/xkeysib|podatki-7|posta-8/);
  });

  it('has no problems if every started plugin is complete', async () => {
    expect(await plugins.problemsOf({})).toEqual({});
    expect(await plugins.problemsOf({ mailbox: { port: '993' } })).toEqual({});
    expect(await plugins.problemsOf({ newsletter, business_data: businessData, mailbox })).toEqual({});
  });

  it.each([
    [{ newsletter: { provider: 'mailchimp' } }, ['newsletter.api_key']],
    [{ newsletter: { api_key: 'xkeysib-0123456789' } }, ['newsletter.provider']],
    [{ business_data: { username: 'zelena' } }, ['business_data.password']],
    [{ business_data: { password: 'podatki-7' } }, ['business_data.username']],
    [{ mailbox: { username: 'ana@example.com' } }, ['mailbox.host', 'mailbox.port', 'mailbox.password']],
    [{ mailbox: { ...mailbox, host: '127.1' } }, ['mailbox.host']],
    [{ mailbox: { ...mailbox, port: '65536' } }, ['mailbox.port']],
  ] satisfies [PluginsInput, string[]][])('reports for %j the missing or invalid fields %j', async (input, fields) => {
    expect(Object.keys(await plugins.problemsOf(input))).toEqual(fields.map((field) => `plugins.${field}`));
  });

  it.each([
    [{ newsletter: { provider: 'other' } }, 'newsletter.provider'],
    [{ mailbox: { host: 'x'.repeat(254) } }, 'mailbox.host'],
    [{ business_data: { username: 'x'.repeat(121) } }, 'business_data.username'],
  ])('rejects %j on save', async (input, field) => {
    const refused = await plugins.save(input as PluginsInput);
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual([field]);
  });
});
