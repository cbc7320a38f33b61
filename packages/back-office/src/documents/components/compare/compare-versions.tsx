import type { DocumentDetails, DocumentVersion } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { formatDateTime, useCommonTexts, useTexts } from '@atrium/i18n';
import { useNavigate } from 'react-router';
import { ReasonButton } from '../../../components/reason-button';
import { loadFile } from '../../../components/documents/api/document-files';
import { documentsMessages } from '../../../components/documents/messages';
import type { Side } from '../../../components/viewer/compare/compare-column';
import { compareMessages } from '../../../components/viewer/compare/messages';
import { VersionCompare, type ComparedVersion } from '../../../components/viewer/compare/version-compare';
import { paths } from '../../../paths';
import { useEditing } from '../edit/use-editing';
import { useRestore } from '../view/use-restore';
import { VersionChoice } from './version-choice';

interface CompareVersionsProps {
  document: DocumentDetails;
  /** Newest first. */
  versions: readonly DocumentVersion[];
  left: DocumentVersion;
  right: DocumentVersion;
}

/** Two versions of a document beside each other. The earlier one can become the newest. */
export function CompareVersions({ document, versions, left, right }: CompareVersionsProps) {
  const { id, title, version, allowed_actions: allowed, current_version: newest } = document;
  const text = useTexts(documentsMessages);
  const compareText = useTexts(compareMessages);
  const common = useCommonTexts();
  const client = useApiClient();
  const navigate = useNavigate();
  const restore = useRestore(id);
  const { reason } = useEditing(document);

  function sideOf(side: Side, { number, author, created_at: at }: DocumentVersion): ComparedVersion {
    const compare = (chosen: number) => {
      const [from, to] = side === 'left' ? [chosen, right.number] : [left.number, chosen];
      void navigate(paths.documents.compare.href(id, from, to), { replace: true });
    };
    return {
      fileKey: `${id} ${number}`,
      name: text('versions.number', { number }),
      load: async (control) => (await loadFile(client, { documentId: id, number }, 'pdf', control)).blob,
      head: (
        <>
          <VersionChoice label={compareText(`version.${side}`)} onChange={compare} value={number} versions={versions} />
          <span>{`${author.full_name}, ${formatDateTime(at)}`}</span>
        </>
      ),
    };
  }

  return (
    <VersionCompare
      action={
        left.number !== newest &&
        allowed.includes('update') && (
          <ReasonButton
            disabledReason={reason}
            onClick={() => restore(left.number, version)}
            shortLabel={text('versions.useShort', { number: left.number })}
            variant="primary"
          >
            {text('versions.use', { number: left.number })}
          </ReasonButton>
        )
      }
      key={`${left.number} ${right.number}`}
      leave={{ label: common('back'), icon: 'back', onLeave: () => void navigate(paths.documents.details.href(id)) }}
      left={sideOf('left', left)}
      right={sideOf('right', right)}
      status={title}
    />
  );
}
