import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Longer words and more of them are not searched. */
const most = { words: 12, letters: 60 };

/**
 * Matches texts in which a word begins with each word of the term. There is no Slovenian dictionary, so `račun` finds
 * `računov`, but not the other way round.
 */
export function matchWords(words: PgColumn, term: string): SQL {
  const asked = [...term.matchAll(/[\p{L}\p{N}]+/gu)].slice(0, most.words).map(([word]) => word.slice(0, most.letters));
  if (asked.length === 0) return sql`false`;
  const query = asked.map((word) => `${word}:*`).join(' & ');
  return sql`${words} @@ to_tsquery('simple'::regconfig, atrium_fold(${query}))`;
}
