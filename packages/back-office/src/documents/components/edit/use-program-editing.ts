import { isConflictError } from '@atrium/api-client';
import type { OpenedEditSession } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { useFailureText } from '../../../components/use-failure-text';
import { useFinishEditSession, useOpenEditSession } from '../../api/edit-sessions';
import { followLink } from './follow-link';
import { documentEditingMessages } from './messages';
import type { Editing, OtherProgram, OwnSession } from './use-editing';

const isLocked = (error: unknown) => isConflictError(error) && error.code === 'document_locked';

/** Opens a document in a program, and ends editing there. */
export function useProgramEditing(documentId: string, { mine }: Editing) {
  const text = useTexts(documentEditingMessages);
  const notify = useNotify();
  const failureText = useFailureText();
  const { mutateAsync: openSession } = useOpenEditSession();
  const { mutateAsync: finishSession, isPending } = useFinishEditSession();
  const [opened, setOpened] = useState<OpenedEditSession>();

  function report(title: string, error: unknown): void {
    notify({ tone: 'error', title, text: failureText(error) });
  }

  async function finishAll(): Promise<void> {
    for (const { id } of mine) await finishSession({ params: { id: documentId, session_id: id } });
  }

  async function open(program: OtherProgram): Promise<void> {
    try {
      const session = await openSession({ params: { id: documentId }, body: { program } });
      setOpened(session);
      if (session.link !== null) followLink(session.link);
    } catch (error) {
      // The page then shows who holds the lock.
      if (!isLocked(error)) report(text('openFailed'), error);
    }
  }

  async function openAgain({ id, program }: OwnSession): Promise<void> {
    if (opened?.id === id && opened.link !== null) return followLink(opened.link);
    try {
      await finishAll();
    } catch (error) {
      return report(text('openFailed'), error);
    }
    return open(program);
  }

  async function finish(next: number): Promise<void> {
    const isSaved = mine.some(({ saved_at: savedAt }) => savedAt !== null);
    try {
      await finishAll();
      const outcome = isSaved ? text('own.kept', { number: next }) : text('own.unchanged');
      notify({ tone: 'success', title: text('own.ended'), text: outcome });
    } catch (error) {
      report(text('own.doneFailed'), error);
    }
  }

  return {
    open: (program: OtherProgram) => void open(program),
    openAgain: (session: OwnSession) => void openAgain(session),
    finish: (next: number) => void finish(next),
    isFinishing: isPending,
    /** Address of the file of a session; undefined after a reload, because the service shows it once. */
    addressOf: ({ id }: OwnSession) => (opened?.id === id ? (opened.address ?? undefined) : undefined),
  };
}

export type ProgramEditing = ReturnType<typeof useProgramEditing>;
