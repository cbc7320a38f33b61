import type { DocumentVersion } from '@atrium/api-client/contract';
import { useState } from 'react';
import { useDocumentVersions } from '../../../components/documents/api/documents';
import { wordVersion } from '../../model/word-version';
import { noWordOf } from '../view/no-word-of';
import type { OtherProgram } from './use-editing';

/** Starts editing a version in a program; for one without a Word file, the version before it, after a question. */
export function useEditStart(documentId: string, version: DocumentVersion, open: (program: OtherProgram) => void) {
  const versions = useDocumentVersions(documentId).data?.data;
  const from = version.word ? version : versions && wordVersion(versions, version.number);
  const [asking, setAsking] = useState<OtherProgram>();
  return {
    /** Why there is nothing to edit; undefined if there is. */
    noWord: from === undefined && versions !== undefined ? noWordOf(version) : undefined,
    /** The version to ask about. */
    asked: asking === undefined ? undefined : from,
    start: (program: OtherProgram) => {
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
