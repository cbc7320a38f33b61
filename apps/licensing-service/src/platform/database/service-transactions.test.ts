import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database';
import { route } from '../http/route';
import { packageFolder } from '../package-folder';
import { asService, type ServiceReason } from './scope';

const sources = join(packageFolder, 'src');

/** Files and folders that may bypass row security in users' calls, by reason. Other reasons throw there. */
const allowed: Partial<Record<ServiceReason, readonly string[]>> = {
  'no-tenant': [
    'back-office/documents/',
    'back-office/document-templates/',
    'platform/files/',
    'identity/',
    'back-office/codelists/',
    'back-office/customers/',
    'back-office/media/',
    'billing/price-list/',
  ],
  membership: [
    'identity/accounts/close-account.service.ts',
    'identity/invitations/accept-invitation.service.ts',
    'identity/invitations/invitation-signup.service.ts',
  ],
  'other-tenants': [
    'tenants/url-name.service.ts',
    'setup/application/save-application.service.ts',
    'setup/fiscal/save-fiscalization.service.ts',
    'setup/fiscal/premises/premise.service.ts',
  ],
  'stand-in': ['billing/gateways/sandbox/'],
};

/** Gets one of two reasons from its callers, limited by type. */
const forwarding = 'identity/sessions/end-sessions.service.ts';

interface Breach {
  readonly file: string;
  readonly opened: string;
}

/** Transactions whose reason is not allowed in this file, and those that use neither `asService` nor `inScope`. */
function breachesIn(file: string, text: string): Breach[] {
  const given = [...text.matchAll(/\basService\(\s*[\w.]+,\s*(?<reason>'[a-z-]+'|\w+)/g)];
  const calls = [...text.matchAll(/\basService\(/g)];
  const wrong = given.flatMap(({ groups }) => {
    const reason = groups?.['reason'] ?? '';
    if (file === forwarding && reason === 'reason') return [];
    if (!reason.startsWith("'")) return [reason];
    const places = allowed[reason.slice(1, -1) as ServiceReason];
    return places === undefined || places.some((place) => file.startsWith(place)) ? [] : [reason];
  });
  const unreadable = calls.length > given.length ? ['asService'] : [];
  const direct = /\bdatabase\s*\.transaction\(/.test(text) ? ['database.transaction'] : [];
  return [...wrong, ...unreadable, ...direct].map((opened) => ({ file, opened }));
}

async function serviceFiles(): Promise<string[]> {
  const files = await readdir(sources, { recursive: true });
  const isSource = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/');
  return files.filter((file) => isSource(file) && file !== 'platform/database/scope.ts');
}

describe('transactions without row security', () => {
  it('have a reason that is allowed in their file', async () => {
    const found: Breach[] = [];
    for (const file of await serviceFiles())
      found.push(...breachesIn(file, await readFile(join(sources, file), 'utf8')));
    expect(found).toEqual([]);
  });

  it.each([
    ['billing/payments/pay.service.ts', "asService(database, 'no-tenant', run)", "'no-tenant'"],
    ['billing/quotes/quote.service.ts', "asService(dependencies.database, 'other-tenants', run)", "'other-tenants'"],
    ['billing/quotes/quote.service.ts', 'asService(database, reason, run)', 'reason'],
    ['tenants/drafts/draft.service.ts', 'database.transaction(run)', 'database.transaction'],
  ])('are found when planted: %s, %s', (file, text, opened) => {
    expect(breachesIn(file, text)).toEqual([{ file, opened }]);
  });

  it('fail a user’s call with 500 if their reason is background work', async () => {
    const opened = await openTestDatabase();
    const app = fastify();
    app.decorate('routeTable', []);
    app.decorateRequest('caller');
    const schema = { summary: 'Planted', answers: { 200: Type.Object({}, { additionalProperties: false }) } };
    const endpoint = { method: 'GET', access: { kind: 'public' }, csrf: 'none' } as const;
    const ran: string[] = [];
    const open = (reason: ServiceReason) => () =>
      asService(opened.database, reason, async () => {
        ran.push(reason);
        return {};
      });
    route(app, { ...endpoint, id: 'planted.job', path: '/planted/job' }, schema, open('job'));
    route(app, { ...endpoint, id: 'planted.account', path: '/planted/account' }, schema, open('no-tenant'));
    const statusOf = async (name: string) => (await app.inject(`/api/planted/${name}`)).statusCode;
    expect([await statusOf('job'), await statusOf('account')]).toEqual([500, 200]);
    expect(ran).toEqual(['no-tenant']);
    await app.close();
    await opened.close();
  });
});
