import { asService, type MailListener, publishRecordChange } from '../../../platform';
import type { BackOfficeDependencies } from '../../dependencies';
import { findDocumentOfMail } from './document-send.repository';

/** Announces a document whose e-mail was handed over or refused. */
export const documentMailListener =
  (dependencies: () => Pick<BackOfficeDependencies, 'database' | 'realtime' | 'log'>): MailListener =>
  async (mailId) => {
    const { database } = dependencies();
    const id = await asService(database, 'no-tenant', (tx) => findDocumentOfMail(tx, mailId));
    if (id !== null) await publishRecordChange(dependencies(), 'documents', id);
  };
