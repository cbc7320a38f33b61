import type { DocumentDetails, EditProgram, EditSession } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useEditSessions, useIsFinishing } from '../../api/edit-sessions';
import { documentEditingMessages } from './messages';

/** A program outside the portal. */
export type OtherProgram = Exclude<EditProgram, 'page'>;

/** The user's editing in a program. */
export type OwnSession = EditSession & { readonly program: OtherProgram };

const isOwnInProgram = (session: EditSession): session is OwnSession => session.own && session.program !== 'page';

/** Whoever is editing a document: the user in a program or on a page, or someone else. */
export function useEditing({ id }: Pick<DocumentDetails, 'id'>) {
  const text = useTexts(documentEditingMessages);
  const { data } = useEditSessions(id);
  const sessions = data?.data ?? [];
  const mine = sessions.filter(isOwnInProgram);
  const own = mine.toSorted((one, other) => one.opened_at.localeCompare(other.opened_at)).at(-1);
  const here = sessions.find((session) => session.own && session.program === 'page' && session.locked_at !== null);
  // The page that was just left is being closed.
  const isOpenHere = !useIsFinishing() && here !== undefined;
  const other = sessions.find((session) => !session.own && session.locked_at !== null);

  const waits = own?.program ?? (isOpenHere ? 'page' : undefined);

  function reason(): string | undefined {
    if (other !== undefined) return text('other.reason', { name: other.user.full_name });
    return waits && text(`own.wait.${waits}`);
  }

  return {
    own,
    /** All sessions of the user in programs: opening again without its address makes one more. */
    mine,
    other,
    /** The user's editing on another page of the portal, or on one that was closed; undefined without one. */
    here: isOpenHere ? here : undefined,
    /** Why the document cannot be changed now; undefined if it can. */
    reason: reason(),
  };
}

export type Editing = ReturnType<typeof useEditing>;
