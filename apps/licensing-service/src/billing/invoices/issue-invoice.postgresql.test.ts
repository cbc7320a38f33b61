import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asService } from '../../platform';
import {
  savedDocuments,
  savedNumbers,
  testNumbering,
  upTo,
  issueConcurrently,
  writeBilledTenant,
} from '../../testing/parallel-invoices';
import { openOnServer } from '../../testing/test-database';
import { testDraft } from '../../testing/test-invoices';
import { issueInvoice } from './issue-invoice.service';

describe('document numbers with many connections', () => {
  let opened: Awaited<ReturnType<typeof openOnServer>>;
  let tenantId: string;
  beforeAll(async () => {
    opened = await openOnServer(process.env['TEST_DATABASE_URL'] ?? '');
    ({ tenantId } = await writeBilledTenant(opened.database));
  });
  afterAll(() => opened.close());

  it('have no gaps or duplicates with concurrent rollbacks in two years at once, and days that never go back', async () => {
    const written = await Promise.all([
      issueConcurrently(opened.database, tenantId, 'invoice', new Date('2026-12-31T12:00:00Z')),
      issueConcurrently(opened.database, tenantId, 'invoice', new Date('2027-01-01T12:00:00Z')),
      issueConcurrently(opened.database, tenantId, 'proforma', new Date('2027-01-01T12:00:00Z')),
    ]);
    expect(written.map(({ length }) => length)).toEqual([67, 67, 67]);
    const documents = await savedDocuments(opened.database, 'invoice');
    expect(documents.map(({ sequence }) => sequence)).toEqual(upTo(134));
    const days = documents.map(({ issued_on }) => issued_on);
    expect(days).toEqual(days.toSorted());
    expect(await savedNumbers(opened.database, 'proforma')).toEqual(upTo(67));
  });

  it('are reused when the connection that took one is cut', async () => {
    const now = new Date('2028-01-01T12:00:00Z');
    const issue = { tenantId, draft: testDraft() };
    const { length: before } = await savedNumbers(opened.database, 'invoice');
    const held = Promise.withResolvers<number>();
    const release = Promise.withResolvers<void>();
    const cut = opened.database.transaction(async (tx) => {
      await issueInvoice({ tx, now, settings: testNumbering }, issue);
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      held.resolve(Number(rows[0]?.pid));
      await release.promise;
    });
    const pid = await held.promise;
    const next = asService(opened.database, 'job', (tx) => issueInvoice({ tx, now, settings: testNumbering }, issue));
    await opened.database.execute(sql`select pg_terminate_backend(${pid})`);
    expect((await next).number).toBe(`SPLET-R1-${before + 1}`);
    release.resolve();
    await expect(cut).rejects.toThrow();
    expect(await savedNumbers(opened.database, 'invoice')).toEqual(upTo(before + 1));
  });
});
