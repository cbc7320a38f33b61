import { type CrmBooks, total } from './books-of-crm';
import { periodsThatRan } from './periods';

const items = ['licences', 'modules', 'assets'] as const;

/** Payments whose outcome is open: what they pay for runs already, but is not billed. */
const waiting = new Set(['processing', 'authorised', 'capturing', 'action_needed']);

/**
 * On every day exactly that is billed which ran on it: invoices less credit notes, by quantity. Nothing is billed in a
 * gap. Prices of whole cents a day are needed, since lines of 0 may be left out.
 */
export function billedDayProblems(books: CrmBooks): string[] {
  if (books.payments.some(({ kind, state }) => kind === 'creation' && waiting.has(state))) return [];
  const lines = books.documents.filter(({ kind }) => kind !== 'proforma').flatMap((document) => document.lines);
  const ran = periodsThatRan(books).map(({ fromDay: from, toDay: to, ...period }) => ({ ...period, from, to }));
  const days = [...lines, ...ran].flatMap(({ from, to }) => [from, to]);
  const cuts = [...new Set(days)].toSorted();
  return cuts.flatMap((day) =>
    items.flatMap((item) => {
      const covers = ({ from, to }: { from: string; to: string }) => from <= day && day < to;
      const billed = total(lines.filter((line) => line.item === item && covers(line)).map(({ quantity }) => quantity));
      const plan = ran.find(covers);
      const used = plan === undefined ? 0 : item === 'modules' ? plan.modules.length : plan[item];
      return billed === used ? [] : [`from ${day} ${used} ${item} ran, and ${billed} are billed`];
    }),
  );
}
