import type { FiscalMarks, InvoiceData, InvoiceLine } from './invoice-data';
import type { invoiceLines, invoices } from './invoice.table';
import { formatInvoiceNumber } from './numbers/invoice-number';

type InvoiceRow = typeof invoices.$inferSelect;
type LineRow = typeof invoiceLines.$inferSelect;

/** Columns for a document's data; the caller adds its number, tenant and time of issue. */
export function invoiceColumns(data: InvoiceData) {
  return {
    kind: data.kind,
    cause: data.cause,
    day: data.day,
    corrects: data.corrects,
    issuedOn: data.issued_on,
    currency: data.currency,
    language: data.language,
    seller: data.seller,
    buyer: data.buyer,
    subject: data.subject,
    suppliedFrom: data.supplied.from,
    suppliedTo: data.supplied.to,
    dueOn: data.due_on,
    payment: data.payment,
    paidOn: data.paid_on,
    paymentReference: data.payment_reference,
    lineCount: data.lines.length,
    net: data.net,
    taxes: data.taxes,
    tax: data.tax,
    total: data.total,
    balance: data.balance,
    creditUsed: data.credit_used,
    becomesCredit: data.becomes_credit,
    amountDue: data.amount_due,
    creditLeft: data.credit_left,
    vatReason: data.vat_reason,
    vatCheck: data.vat_check,
    clauses: data.clauses,
    refersTo: data.references,
  };
}

export function lineColumns(line: InvoiceLine, at: number) {
  return {
    position: at + 1,
    description: line.description,
    item: line.item,
    cycle: line.cycle,
    periodId: line.period_id,
    corrects: line.corrects,
    fromDay: line.from,
    toDay: line.to,
    quantity: line.quantity,
    unitPrice: line.unit_price,
    shareRemaining: line.share?.remaining ?? null,
    shareWhole: line.share?.whole ?? null,
    discount: line.discount,
    net: line.net,
    taxCategory: line.tax_category,
    taxRate: line.tax_rate,
  };
}

/** Restores a document from its rows. */
export function invoiceDataOf(row: InvoiceRow, lines: readonly LineRow[]): InvoiceData {
  return {
    kind: row.kind,
    cause: row.cause,
    day: row.day,
    corrects: row.corrects,
    number: formatInvoiceNumber(row),
    issued_on: row.issuedOn,
    currency: row.currency,
    language: row.language,
    seller: row.seller,
    buyer: row.buyer,
    subject: row.subject,
    supplied: { from: row.suppliedFrom, to: row.suppliedTo },
    due_on: row.dueOn,
    payment: row.payment,
    paid_on: row.paidOn,
    payment_reference: row.paymentReference,
    lines: lines.map(lineOf),
    net: row.net,
    taxes: row.taxes,
    tax: row.tax,
    total: row.total,
    balance: row.balance,
    credit_used: row.creditUsed,
    becomes_credit: row.becomesCredit,
    amount_due: row.amountDue,
    credit_left: row.creditLeft,
    vat_reason: row.vatReason,
    vat_check: row.vatCheck,
    clauses: row.clauses,
    references: row.refersTo,
  };
}

function lineOf({ fromDay, toDay, shareRemaining, shareWhole, ...row }: LineRow): InvoiceLine {
  return {
    description: row.description,
    item: row.item,
    cycle: row.cycle,
    period_id: row.periodId,
    corrects: row.corrects,
    from: fromDay,
    to: toDay,
    quantity: row.quantity,
    unit_price: row.unitPrice,
    share: shareRemaining === null || shareWhole === null ? null : { remaining: shareRemaining, whole: shareWhole },
    discount: row.discount,
    net: row.net,
    tax_category: row.taxCategory,
    tax_rate: row.taxRate,
  };
}

export const fiscalMarksOf = ({ zoi, eor, fiscalQr }: InvoiceRow): FiscalMarks => ({ zoi, eor, qr: fiscalQr });
