import type { EditSession } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { documentEditingMessages } from './messages';

interface EditedVersionProps {
  session: EditSession;
  /** Number that the version gets. */
  number: number;
}

/** In the list of versions: what was saved in a program and is not a version yet. */
export function EditedVersion({ session, number }: EditedVersionProps) {
  const { own, program, saved_at: savedAt, user } = session;
  const text = useTexts(documentEditingMessages);
  if (savedAt === null) return null;
  const at = formatDateTime(savedAt);
  return (
    <li className="version-list__item" data-shown={own ? '' : undefined}>
      <span className="version-list__number">{number}</span>
      <div className="version-list__words">
        <span className="version-list__name">{text(`version.${program}`)}</span>
        <span className="version-list__by">
          {own ? text('version.saved', { at }) : text('version.by', { name: user.full_name, at })}
        </span>
      </div>
    </li>
  );
}
