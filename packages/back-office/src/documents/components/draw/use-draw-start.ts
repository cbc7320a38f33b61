import type { DocumentVersion } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { useDocumentVersions } from '../../../components/documents/api/documents';
import { documentsMessages } from '../../../components/documents/messages';
import { unsignedVersion } from '../../model/unsigned-version';
import { documentDrawMessages } from './messages';

/** Starts drawing on a version; for a signed one, on its unsigned parent after a question. */
export function useDrawStart(documentId: string, version: DocumentVersion) {
  const text = useTexts(documentDrawMessages);
  const documentText = useTexts(documentsMessages);
  const notify = useNotify();
  const { data, error, refetch } = useDocumentVersions(documentId);
  const versions = data?.data;
  const from = version.kind === 'signed' ? versions && unsignedVersion(versions, version.number) : version;
  const [isAsking, setAsking] = useState(false);
  const [drawn, setDrawn] = useState<DocumentVersion>();
  const isImpossible = from === undefined && versions !== undefined;

  async function ask() {
    // A signed version needs the ones before it.
    if (versions === undefined && error !== null && (await refetch()).isError)
      return notify({ tone: 'error', title: documentText('versions.failed') });
    return setAsking(true);
  }

  return {
    /** The version that is drawn on. */
    drawn,
    disabledReason: isImpossible ? text('allSigned') : undefined,
    /** The version to ask about. */
    asked: isAsking ? from : undefined,
    start: () => {
      if (from === version) setDrawn(version);
      else void ask();
    },
    confirm: () => {
      setAsking(false);
      setDrawn(from);
    },
    stop: () => {
      setAsking(false);
      setDrawn(undefined);
    },
  };
}

export type DrawStart = ReturnType<typeof useDrawStart>;
