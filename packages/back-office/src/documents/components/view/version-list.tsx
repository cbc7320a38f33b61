import type { DocumentVersion } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { IconButton, Link, Menu, MenuItem, MenuLink, Status } from '@atrium/ui-kit';
import { CircleDot, Columns2, Download, Ellipsis, FileText, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../paths';
import { documentsMessages } from '../../../components/documents/messages';
import { useDownload } from '../../../components/documents/use-download';
import { noWordOf } from './no-word-of';
import { useRestore } from './use-restore';

interface VersionListProps {
  documentId: string;
  /** Newest first. */
  versions: readonly DocumentVersion[];
  /** Number of the version that is shown; undefined for one that is not saved. */
  shown: number | undefined;
  /** Number of the version that saving makes, while it is not saved. */
  unsaved?: number | undefined;
  /** `version` of the document if its versions may be restored. */
  restorable?: number | undefined;
  /** Before the versions: one that is being made. */
  children?: ReactNode;
}

/** The versions of a document. Each can be opened and downloaded, and an earlier one made the newest. */
export function VersionList({ documentId, versions, shown, unsaved, restorable, children }: VersionListProps) {
  const text = useTexts(documentsMessages);
  const newest = versions[0]?.number ?? 0;
  return (
    <ol className="version-list">
      {unsaved !== undefined && (
        <li className="version-list__item" data-shown="">
          <span className="version-list__number">{unsaved}</span>
          <div className="version-list__words">
            <span className="version-list__name">{text('versions.unsaved')}</span>
            <Status icon={CircleDot} tone="warning">
              {text('versions.notSaved')}
            </Status>
          </div>
        </li>
      )}
      {children}
      {versions.map((version) => (
        <VersionItem
          documentId={documentId}
          newest={newest}
          isShown={version.number === shown}
          key={version.number}
          restorable={restorable}
          version={version}
        />
      ))}
    </ol>
  );
}

interface VersionItemProps {
  documentId: string;
  version: DocumentVersion;
  newest: number;
  isShown: boolean;
  restorable: number | undefined;
}

function VersionItem({ documentId, version, newest, isShown, restorable }: VersionItemProps) {
  const { number, kind, signature, restored_from: restored, author, created_at: at } = version;
  const text = useTexts(documentsMessages);
  const download = useDownload();
  const restore = useRestore(documentId);
  const source = { documentId, number };
  const noWord = noWordOf(version);
  const isNewest = number === newest;
  const href = isNewest ? paths.documents.details.href(documentId) : paths.documents.version.href(documentId, number);
  const made = signature === 'picture' ? text('versions.withPicture') : text(`versions.kind.${kind}`);
  const name = restored === null ? made : text('versions.restored', { number: restored });
  return (
    <li aria-current={isShown || undefined} className="version-list__item" data-shown={isShown ? '' : undefined}>
      <span className="version-list__number">{number}</span>
      <div className="version-list__words">
        <Link className="version-list__name" href={href}>
          {name}
        </Link>
        <span className="version-list__by">{`${author.full_name}, ${formatDateTime(at)}`}</span>
      </div>
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label={text('versions.more', { number })} size="s" />}>
        <MenuLink href={href} icon={FileText}>
          {text('versions.open')}
        </MenuLink>
        {!isNewest && (
          <MenuLink href={paths.documents.compare.href(documentId, number, newest)} icon={Columns2}>
            {text('versions.compare')}
          </MenuLink>
        )}
        {!isNewest && restorable !== undefined && (
          <MenuItem icon={History} onSelect={() => restore(number, restorable)}>
            {text('versions.restore')}
          </MenuItem>
        )}
        <MenuItem icon={Download} onSelect={() => download(source, 'pdf')}>
          {text('download.pdf')}
        </MenuItem>
        <MenuItem
          disabledReason={noWord && text(`download.noWord.${noWord}`)}
          icon={Download}
          onSelect={() => download(source, 'word')}
        >
          {text('download.word')}
        </MenuItem>
      </Menu>
    </li>
  );
}
