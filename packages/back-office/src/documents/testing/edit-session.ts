import type { FakeEditSession } from '@atrium/api-client/testing';
import { sampleAdministrator } from '@atrium/api-client/testing/samples';
import type { FakeDocuments } from './fake-documents';
import { documentId } from './sample-documents';

const { id, full_name } = sampleAdministrator;

/** Editing of the sample document by its author in Word, which has not opened the file yet. */
export const ownSession: FakeEditSession = {
  id: '018f0000-0000-7000-8000-0000000000a1',
  documentId,
  program: 'word',
  user: { id, full_name },
  base_version: 2,
  opened_at: '2026-11-21T09:50:00.000Z',
  saved_at: null,
  pages: null,
  locked_at: null,
  lapses_at: null,
};

/** The program has opened the file, and has saved it. */
export const savedFacts = {
  saved_at: '2026-11-21T09:58:00.000Z',
  pages: 1,
  locked_at: '2026-11-21T09:51:00.000Z',
  lapses_at: '2026-11-21T10:02:00.000Z',
};

/** Editing of the sample document by a colleague in LibreOffice. */
export const otherSession: FakeEditSession = {
  ...ownSession,
  ...savedFacts,
  id: '018f0000-0000-7000-8000-0000000000a2',
  program: 'libreoffice',
  user: { id: '018f0000-0000-7000-8000-0000000000c9', full_name: 'Špela Črešnjevec' },
};

/** The sample document is being edited. */
export const withSession =
  (session: FakeEditSession) =>
  ({ service }: FakeDocuments): void => {
    service.state.editSessions = [structuredClone(session)];
  };
