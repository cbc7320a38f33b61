import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { FileHolder } from '../files/file-holder';
import { mailMessages } from './mail.table';

const fileId = sql<string>`${mailMessages.attachment} ->> 'id'`;
const isWaiting = and(eq(mailMessages.state, 'waiting'), sql`${mailMessages.attachment} ->> 'kind' = 'file'`);
const columns = { id: mailMessages.id, file: fileId };

/** E-mails hold their attached file until they are sent or refused. */
export const mailHolder: FileHolder = {
  table: 'mail_messages',
  findAmong: async (tx, ids) => {
    if (ids.length === 0) return [];
    const rows = await tx
      .select(columns)
      .from(mailMessages)
      .where(and(isWaiting, inArray(fileId, [...ids])));
    return rows.map(({ file }) => file);
  },
  findAfter: async (tx, after, limit) => {
    const later: SQL | undefined = after === null ? isWaiting : and(isWaiting, gt(mailMessages.id, after));
    const rows = await tx.select(columns).from(mailMessages).where(later).orderBy(mailMessages.id).limit(limit);
    return rows.map(({ id, file }) => ({ id, files: [file] }));
  },
};
