import type { DocumentDetails, DocumentVersion } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { formatDateTime, useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, useMediaQuery } from '@atrium/ui-kit';
import { useNavigate } from 'react-router';
import { loadFile } from '../../../components/documents/api/document-files';
import { documentsMessages } from '../../../components/documents/messages';
import { compareMessages } from '../../../components/viewer/compare/messages';
import { type ComparedVersion, VersionCompare } from '../../../components/viewer/compare/version-compare';
import { paths } from '../../../paths';
import { useRestore } from '../view/use-restore';
import { VersionChoice } from './version-choice';

interface ComparedVersionsProps {
  document: DocumentDetails;
  /** Newest first. */
  versions: readonly DocumentVersion[];
  left: DocumentVersion;
  right: DocumentVersion;
}

/** Two versions of a document beside each other. Each side can show another version. */
export function ComparedVersions({ document, versions, left, right }: ComparedVersionsProps) {
  const { id, title, version, allowed_actions: allowed, current_version: newest } = document;
  const text = useTexts(documentsMessages);
  const compareText = useTexts(compareMessages);
  const common = useCommonTexts();
  const client = useApiClient();
  const navigate = useNavigate();
  const restore = useRestore(id);
  const isPhone = !useMediaQuery('(min-width: 769px)');
  const { number: earlier } = left;
  const canRestore = earlier !== newest && allowed.includes('update');

  function compared(
    shown: DocumentVersion,
    side: 'left' | 'right',
    hrefOf: (other: number) => string,
  ): ComparedVersion {
    const { number, author, created_at: at } = shown;
    return {
      fileKey: String(number),
      name: text('versions.number', { number }),
      load: async (control) => (await loadFile(client, { documentId: id, number }, 'pdf', control)).blob,
      head: (
        <>
          <VersionChoice
            label={compareText(`version.${side}`)}
            onChange={(other) => void navigate(hrefOf(other), { replace: true })}
            value={number}
            versions={versions}
          />
          <span>{`${author.full_name}, ${formatDateTime(at)}`}</span>
        </>
      ),
    };
  }

  return (
    <VersionCompare
      action={
        !isPhone &&
        canRestore && (
          <Button onClick={() => restore(earlier, version)} variant="primary">
            {text('versions.use', { number: earlier })}
          </Button>
        )
      }
      leave={{ label: common('back'), icon: 'back', onLeave: () => void navigate(paths.documents.details.href(id)) }}
      left={compared(left, 'left', (other) => paths.documents.compare.href(id, other, right.number))}
      right={compared(right, 'right', (other) => paths.documents.compare.href(id, earlier, other))}
      status={title}
    />
  );
}
