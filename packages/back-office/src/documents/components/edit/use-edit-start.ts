import type { DocumentVersion, EditProgram } from '@atrium/api-client/contract';
import { useState } from 'react';
import { useDocumentVersions } from '../../../components/documents/api/documents';
import { wordVersion } from '../../model/word-version';
import { noWordOf } from '../view/no-word-of';

/** Starts editing a version in a program or here; for one without a Word file, the version before it, after a question. */
export function useEditStart(documentId: string, version: DocumentVersion, open: (program: EditProgram) => void) {
  const versions = useDocumentVersions(documentId).data?.data;
  const from = version.word ? version : versions && wordVersion(versions, version.number);
  const [asking, setAsking] = useState<EditProgram>();
  return {
    /** Why there is nothing to edit; undefined if there is. */
    noWord: from === undefined && versions !== undefined ? noWordOf(version) : undefined,
    /** The version to ask about. */
    asked: asking === undefined ? undefined : from,
    start: (program: EditProgram) => {
      if (from === version) open(program);
      else setAsking(program);
    },
    confirm: () => {
      setAsking(undefined);
      if (asking !== undefined) open(asking);
    },
    stop: () => setAsking(undefined),
  };
}
