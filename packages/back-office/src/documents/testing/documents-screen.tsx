import type { CurrentUser } from '@atrium/api-client/contract';
import { useState } from 'react';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { saveDocument } from '../model/saved-document';
import type { NewDocument } from '../model/new-document';
import { fakeDocuments, type FakeDocuments } from './fake-documents';

interface DocumentsScreenProps {
  path: string;
  user: CurrentUser;
  /** Changes the service before the screen is opened. */
  prepare?: (fake: FakeDocuments) => void;
  /** The new document that the tab was making. */
  started?: NewDocument;
}

/** The pages of the documents against the fake service. */
export function DocumentsScreen({ path, user, prepare, started }: DocumentsScreenProps) {
  const [service] = useState(() => {
    const fake = fakeDocuments(user);
    prepare?.(fake);
    if (started !== undefined) saveDocument(user.id, started);
    return fake;
  });
  return <BackOfficeScreen path={path} service={service} user={user} />;
}
