import type { DocumentDetails } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { Avatar, Button, DefinitionList, IconTile, Status } from '@atrium/ui-kit';
import { Download, ExternalLink, FilePenLine } from 'lucide-react';
import { useDownload } from '../../../components/documents/use-download';
import { documentEditingMessages } from './messages';
import { ProgramHelp } from './program-help';
import { programNames } from './program-names';
import type { OwnSession } from './use-editing';
import type { ProgramEditing } from './use-program-editing';

interface EditingPanelProps {
  document: DocumentDetails;
  session: OwnSession;
  editing: ProgramEditing;
}

/** The user's editing in Word or LibreOffice: what was saved there, and how to end it. */
export function EditingPanel({ document, session, editing }: EditingPanelProps) {
  const {
    id,
    program,
    user,
    opened_at: openedAt,
    saved_at: savedAt,
    locked_at: lockedAt,
    base_version: base,
  } = session;
  const text = useTexts(documentEditingMessages);
  const download = useDownload();
  const address = editing.addressOf(session);
  const next = document.current_version + 1;
  return (
    <section aria-labelledby="document-editing" className="document-editing">
      <header className="document-editing__head">
        <IconTile icon={FilePenLine} />
        <div>
          <h2 className="document-editing__title" id="document-editing">
            {text(`own.title.${program}`)}
          </h2>
          <p>{text('own.intro', { program: programNames[program], number: next })}</p>
        </div>
      </header>
      <DefinitionList
        items={[
          {
            id: 'by',
            term: text('own.by'),
            value: (
              <span className="document-editing__person">
                <Avatar name={user.full_name} />
                {text('own.you', { name: user.full_name })}
              </span>
            ),
          },
          { id: 'opened', term: text('own.opened'), value: formatDateTime(openedAt) },
          {
            id: 'saved',
            term: text(`own.saved.${program}`),
            value: (
              <span role="status">
                {savedAt === null ? text('own.notSaved') : <Status tone="success">{formatDateTime(savedAt)}</Status>}
              </span>
            ),
          },
        ]}
      />
      <div className="document-editing__actions">
        <Button busy={editing.isFinishing} onClick={() => editing.finish(next)} variant="primary">
          {text('own.done')}
        </Button>
        {(address !== undefined || lockedAt === null) && (
          <Button icon={ExternalLink} onClick={() => editing.openAgain(session)}>
            {text('own.again')}
          </Button>
        )}
        <Button
          icon={Download}
          onClick={() => download({ documentId: document.id, number: base }, 'word')}
          variant="ghost"
        >
          {text('own.download')}
        </Button>
      </div>
      <ProgramHelp address={address} key={id} session={session} />
    </section>
  );
}
