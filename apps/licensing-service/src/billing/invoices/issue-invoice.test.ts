import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asService, inScope, type OpenDatabase, sqlStateOf } from '../../platform';
import { tenantMembers } from '../../schema';
import {
  savedNumbers,
  testNumbering,
  upTo,
  issueConcurrently,
  writeBilledTenant,
} from '../../testing/parallel-invoices';
import { readPdf } from '../../testing/read-pdf';
import { openTestDatabase } from '../../testing/test-database';
import { testDraft, testLine } from '../../testing/test-invoices';
import { printInvoice } from './document/invoice-document';
import type { InvoiceDraft, IssuedInvoice } from './invoice-data';
import { findInvoice } from './invoice.repository';
import { issueInvoice } from './issue-invoice.service';
import { invoiceLines, invoices } from './invoice.table';

let opened: OpenDatabase;
let tenantId: string;
let ana: string;
let bor: string;
let tenantOfBor: string;

beforeAll(async () => {
  opened = await openTestDatabase();
  ({ tenantId, userId: ana } = await writeBilledTenant(opened.database));
  ({ tenantId: tenantOfBor, userId: bor } = await writeBilledTenant(opened.database, 'bor@example.com'));
  const member = { role: 'owner', addedAt: new Date('2026-11-21T08:00:00.000Z') } as const;
  await opened.database.insert(tenantMembers).values([
    { ...member, tenantId, userId: ana },
    { ...member, tenantId: tenantOfBor, userId: bor },
  ]);
});
afterAll(() => opened.close());

const issue = (draft: InvoiceDraft, now: string, of = tenantId) =>
  asService(opened.database, 'job', (tx) =>
    issueInvoice({ tx, now: new Date(now), settings: testNumbering }, { tenantId: of, draft }),
  );

/** Numbers run on from test to test. */
const nextNumber = async (kind: InvoiceDraft['kind']) => ((await savedNumbers(opened.database, kind)).at(-1) ?? 0) + 1;

const { unit_price: price } = testLine;
/** A credit note over a quantity of a line of an invoice. */
const creditNote = ({ id, number, issued_on }: IssuedInvoice, quantity: number, corrects: number | null = 1) =>
  testDraft({
    kind: 'credit_note',
    paid_on: null,
    corrects: id,
    references: [{ kind: 'invoice', number, issued_on }],
    lines: [{ ...testLine, quantity: 0 - quantity, net: 0 - quantity * price, corrects }],
  });

const isRefused = (text: string) => (error: unknown) => sqlStateOf(error) === 'P0001' && inspect(error).includes(text);

describe('document numbers', () => {
  it('have no gaps or duplicates after two hundred transactions of twenty concurrent writers, a third of which roll back', async () => {
    const now = new Date('2031-05-04T10:00:00Z');
    const [written, proformas] = await Promise.all([
      issueConcurrently(opened.database, tenantId, 'invoice', now),
      issueConcurrently(opened.database, tenantId, 'proforma', now),
    ]);
    expect([written.length, proformas.length]).toEqual([67, 67]);
    expect(await savedNumbers(opened.database, 'invoice')).toEqual(upTo(67));
    expect(await savedNumbers(opened.database, 'proforma')).toEqual(upTo(67));
    expect(new Set(written.map(({ number }) => number)).size).toBe(67);
  });

  it('run on over the end of the year, with days of Ljubljana', async () => {
    const next = await nextNumber('invoice');
    const number = async (now: string) => {
      const issued = await issue(testDraft(), now);
      return [issued.number, issued.issued_on];
    };
    expect(await number('2032-12-31T22:59:59Z')).toEqual([`SPLET-R1-${next}`, '2032-12-31']);
    expect(await number('2032-12-31T23:00:00Z')).toEqual([`SPLET-R1-${next + 1}`, '2033-01-01']);
    expect(await number('2032-12-31T22:59:59Z')).toEqual([`SPLET-R1-${next + 2}`, '2033-01-01']);
  });

  it('never have an earlier date than the previous number', async () => {
    await issue(testDraft(), '2034-03-02T08:00:00Z');
    expect((await issue(testDraft(), '2034-03-01T22:00:00Z')).issued_on).toBe('2034-03-02');
  });

  it('have a separate range for each kind of document', async () => {
    const now = '2035-01-05T08:00:00Z';
    const [next, proforma, note] = [
      await nextNumber('invoice'),
      await nextNumber('proforma'),
      await nextNumber('credit_note'),
    ];
    const invoice = await issue(testDraft(), now);
    const transfer = { kind: 'proforma', payment: 'bank_transfer', paid_on: null, due_on: '2035-01-20' } as const;
    const numbers = [
      invoice,
      await issue(testDraft(transfer), now),
      await issue(creditNote(invoice, 1), now),
      await issue(testDraft(), now),
    ].map(({ number }) => number);
    expect(numbers).toEqual([`SPLET-R1-${next}`, `SPLET-P1-${proforma}`, `SPLET-D1-${note}`, `SPLET-R1-${next + 1}`]);
  });
});

describe('an issued document', () => {
  it('is read as it was composed, and printed from its stored data', async () => {
    const lines = [
      // 2 × 19,00 € × 20 of 30 days.
      { ...testLine, quantity: 2, from: '2026-12-02', share: { remaining: 20, whole: 30 }, net: 2533 },
      { ...testLine, description: 'Moduli', quantity: 5, unit_price: 900, discount: 450, net: 4050, tax_rate: 950 },
    ];
    const issued = await issue(testDraft({ language: 'en', lines, credit: 1240 }), '2036-02-29T12:00:00Z');
    const stored = (await findInvoice(opened.database, issued.id)) ?? expect.fail();
    expect(stored).toEqual(issued);
    const [page] = await readPdf(await printInvoice(stored));
    expect(page).toContain(`Invoice ${issued.number}`);
    expect(page).toContain('Issue date 29.02.2036');
  });

  it('cannot be changed, deleted or extended, even by the database owner', async () => {
    const { id } = await issue(testDraft(), '2037-01-05T08:00:00Z');
    const { database } = opened;
    const [line] = await database.select().from(invoiceLines).where(eq(invoiceLines.invoiceId, id)).limit(1);
    for (const attempt of [
      () => database.update(invoices).set({ total: 1 }).where(eq(invoices.id, id)),
      () =>
        database
          .update(invoices)
          .set({ buyer: sql`buyer || '{"name": "X"}'` })
          .where(eq(invoices.id, id)),
      () => database.delete(invoices).where(eq(invoices.id, id)),
      () => database.execute(sql`truncate invoices cascade`),
      () => database.update(invoiceLines).set({ net: 1 }).where(eq(invoiceLines.invoiceId, id)),
      () => database.delete(invoiceLines).where(eq(invoiceLines.invoiceId, id)),
      () => database.execute(sql`truncate invoice_lines`),
      () => database.insert(invoiceLines).values({ ...(line ?? expect.fail()), position: 4 }),
      () => database.insert(invoiceLines).values({ ...(line ?? expect.fail()), position: 0 }),
    ])
      await expect(attempt()).rejects.toSatisfy((error) => sqlStateOf(error) === 'P0001');
  });

  it('is stored only with all its lines and correct totals', async () => {
    const { id } = await issue(testDraft(), '2037-02-05T08:00:00Z');
    const [row = expect.fail()] = await opened.database.select().from(invoices).where(eq(invoices.id, id));
    const lines = await opened.database.select().from(invoiceLines).where(eq(invoiceLines.invoiceId, id));
    const again = (changed: Partial<typeof row>, stored: typeof lines) =>
      asService(opened.database, 'job', async (tx) => {
        const other = randomUUID();
        await tx.insert(invoices).values({ ...row, premise: 'DRUGI', ...changed, id: other });
        if (stored.length > 0)
          await tx.insert(invoiceLines).values(stored.map((line) => ({ ...line, invoiceId: other })));
      });
    const rejected = (state: string) => (error: unknown) => sqlStateOf(error) === state;
    await expect(again({}, [])).rejects.toSatisfy(rejected('P0001'));
    await expect(again({}, lines.slice(1))).rejects.toSatisfy(rejected('P0001'));
    await expect(again({ net: row.net + 1, tax: row.tax - 1 }, lines)).rejects.toSatisfy(rejected('P0001'));
    await expect(again({ total: row.total + 1 }, lines)).rejects.toSatisfy(rejected('23514'));
    await expect(again({ credit_used: 1 }, lines)).rejects.toSatisfy(rejected('23514'));
    await again({}, lines);
  });

  it('accepts each mark of fiscal verification once', async () => {
    const { id } = await issue(testDraft(), '2038-01-05T08:00:00Z');
    const mark = (marks: Partial<typeof invoices.$inferInsert>) =>
      opened.database.update(invoices).set(marks).where(eq(invoices.id, id));
    await mark({ zoi: 'a7b1' });
    await mark({ eor: '6f5e', fiscal_qr: '123' });
    expect(await findInvoice(opened.database, id)).toMatchObject({ zoi: 'a7b1', eor: '6f5e', fiscal_qr: '123' });
    for (const again of [{ zoi: 'b' }, { eor: null }, { fiscal_qr: '124' }, { eor: '6f5e', net: 1 }])
      await expect(mark(again)).rejects.toSatisfy((error) => sqlStateOf(error) === 'P0001');
  });

  it('is visible to members of its company CRM and to operators, who can issue but never change or delete one', async () => {
    const { id } = await issue(testDraft(), '2039-01-05T08:00:00Z');
    const seen = async (userId: string, everyTenant = false) =>
      inScope(opened.database, { userId, everyTenant }, async (tx) => {
        const lines = await tx.select().from(invoiceLines).where(eq(invoiceLines.invoiceId, id));
        return [(await findInvoice(tx, id))?.id, lines.length];
      });
    expect(await seen(ana)).toEqual([id, 3]);
    expect(await seen(bor)).toEqual([undefined, 0]);
    expect(await seen(bor, true)).toEqual([id, 3]);
    const issueAs = (userId: string) =>
      inScope(opened.database, { userId }, (tx) =>
        issueInvoice(
          { tx, now: new Date('2039-01-05T09:00:00Z'), settings: testNumbering },
          { tenantId, draft: testDraft() },
        ),
      );
    expect((await issueAs(ana)).tenantId).toBe(tenantId);
    await expect(issueAs(bor)).rejects.toSatisfy((error) => sqlStateOf(error) === '42501');
    for (const table of ['invoices', 'invoice_lines'])
      await expect(
        inScope(opened.database, { userId: ana }, (tx) => tx.execute(sql.raw(`delete from ${table}`))),
      ).rejects.toSatisfy((error) => sqlStateOf(error) === '42501');
  });
});

describe('a credit note', () => {
  const now = '2040-01-05T08:00:00Z';

  it('names its invoice and credits at most its total', async () => {
    const invoice = await issue(testDraft({ lines: [testLine] }), now);
    const first = await issue(creditNote(invoice, 2), now);
    expect(first).toMatchObject({
      corrects: invoice.id,
      references: [{ kind: 'invoice', number: invoice.number, issued_on: '2040-01-05' }],
      total: -4636,
      becomes_credit: 4636,
    });
    const before = await savedNumbers(opened.database, 'credit_note');
    await expect(issue(creditNote(invoice, 2), now)).rejects.toSatisfy(isRefused('by at most its total'));
    await issue(creditNote(invoice, 1), now);
    await expect(issue(creditNote(invoice, 1), now)).rejects.toSatisfy(isRefused('by at most its total'));
    expect(await savedNumbers(opened.database, 'credit_note')).toEqual(upTo(before.length + 1));
  });

  it('takes off at most what is left of each line', async () => {
    const invoice = await issue(testDraft(), now);
    await issue(creditNote(invoice, 2), now);
    await expect(issue(creditNote(invoice, 2), now)).rejects.toSatisfy(isRefused('at most the net of its line'));
    await issue(creditNote(invoice, 1), now);
    await expect(issue(creditNote(invoice, 1), now)).rejects.toSatisfy(isRefused('at most the net of its line'));
    await issue(creditNote(invoice, 1, 3), now);
    for (const missing of [4, null])
      await expect(issue(creditNote(invoice, 1, missing), now)).rejects.toSatisfy(isRefused('of its line'));
  });

  it('corrects one invoice and leaves others as they are', async () => {
    const [one, other] = [await issue(testDraft({ lines: [testLine] }), now), await issue(testDraft(), now)];
    await issue(creditNote(one, 3), now);
    await issue(creditNote(other, 3), now);
    await expect(issue(creditNote(one, 1), now)).rejects.toSatisfy(isRefused('by at most its total'));
    await expect(issue(creditNote(other, 1), now)).rejects.toSatisfy(isRefused('at most the net of its line'));
  });

  it('keeps what it corrects', async () => {
    const [one, other] = [await issue(testDraft(), now), await issue(testDraft(), now)];
    const { id } = await issue(creditNote(one, 1), now);
    const { database } = opened;
    for (const attempt of [
      () => database.update(invoices).set({ corrects: other.id }).where(eq(invoices.id, id)),
      () => database.update(invoiceLines).set({ corrects: 2 }).where(eq(invoiceLines.invoiceId, id)),
      () => database.update(invoices).set({ corrects: one.id }).where(eq(invoices.id, other.id)),
    ])
      await expect(attempt()).rejects.toSatisfy((error) => sqlStateOf(error) === 'P0001');
  });

  it('corrects only an invoice of the same account, and no other document corrects one', async () => {
    const invoice = await issue(testDraft(), now);
    const note = await issue(creditNote(invoice, 1), now);
    const notOwn = isRefused('an invoice of its company CRM');
    await expect(issue(creditNote(invoice, 1), now, tenantOfBor)).rejects.toSatisfy(notOwn);
    await expect(issue(creditNote(note, 1), now)).rejects.toSatisfy(notOwn);
    const proforma = await issue(testDraft({ kind: 'proforma', paid_on: null }), now);
    await expect(issue(creditNote(proforma, 1), now)).rejects.toSatisfy(notOwn);
    const aimless = { ...creditNote(invoice, 1), corrects: null };
    await expect(issue(aimless, now)).rejects.toThrow('corrects an invoice');
    await expect(issue(testDraft({ corrects: invoice.id }), now)).rejects.toThrow('nothing else does');
  });
});
