import type { DocumentVersion } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useState } from 'react';
import { useDocumentVersions } from '../../../components/documents/api/documents';
import { unsignedVersion } from '../../model/unsigned-version';
import { documentDrawMessages } from './messages';

/** Starts drawing on a version; for a signed one, on its unsigned parent after a question. */
export function useDrawStart(documentId: string, version: DocumentVersion) {
  const text = useTexts(documentDrawMessages);
  const versions = useDocumentVersions(documentId).data?.data;
  const from = version.kind === 'signed' ? versions && unsignedVersion(versions, version.number) : version;
  const [isAsking, setAsking] = useState(false);
  const [drawn, setDrawn] = useState<DocumentVersion>();
  const isImpossible = from === undefined && versions !== undefined;

  return {
    /** The version that is drawn on. */
    drawn,
    disabledReason: isImpossible ? text('allSigned') : undefined,
    /** The version to ask about. */
    asked: isAsking ? from : undefined,
    start: () => {
      if (from === version) setDrawn(version);
      else setAsking(from !== undefined);
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
