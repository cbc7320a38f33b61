import { useTexts } from '@atrium/i18n';
import { CopyButton } from '@atrium/ui-kit';
import { useEffect, useState } from 'react';
import { documentEditingMessages } from './messages';
import type { OwnSession } from './use-editing';
import { programNames } from './program-names';

/** How long a program may take to open the file before the help unfolds. */
const patience = 5000;

interface ProgramHelpProps {
  session: OwnSession;
  /** Address of the file; undefined if it is no longer known. */
  address: string | undefined;
}

/** What to do if the program did not open. Unfolds after five seconds without a sign of the program. */
export function ProgramHelp({ session, address }: ProgramHelpProps) {
  const { program, locked_at: lockedAt, saved_at: savedAt } = session;
  const text = useTexts(documentEditingMessages);
  const hasSign = lockedAt !== null || savedAt !== null;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  const name = { program: programNames[program] };
  return (
    <details className="document-editing__help" open={isLate && !hasSign}>
      <summary>{text(`help.title.${program}`)}</summary>
      <ul>
        <li>{text('help.allow', name)}</li>
        <li>{text('help.install', name)}</li>
        {address !== undefined && <li>{text('help.address', name)}</li>}
        {address === undefined && !hasSign && <li>{text('help.lost')}</li>}
      </ul>
      {address !== undefined && (
        <CopyButton copiedText={text('help.copied')} label={text('help.copy')} value={address} />
      )}
    </details>
  );
}
