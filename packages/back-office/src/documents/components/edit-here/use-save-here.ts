import { isNotFoundError } from '@atrium/api-client';
import type { DocumentDetails, EditSession } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useRef, useState } from 'react';
import { useReadDocument } from '../../../components/documents/api/documents';
import { useFailureText } from '../../../components/use-failure-text';
import { useSavePage } from '../../api/page-editing';
import { holderOf } from './holder-of';
import { editHereMessages } from './messages';
import type { Lock } from './use-lock';

/** Content of the editor, with a number that changes with it. */
interface Edited {
  readonly change: number;
  readonly read: () => Promise<ArrayBuffer>;
}

/** Saves what was edited as the next version. After a failure it stays in the editor, and is saved once. */
export function useSaveHere({ id, title, current_version: opened }: DocumentDetails, lock: Lock) {
  const text = useTexts(editHereMessages);
  const notify = useNotify();
  const failureText = useFailureText();
  const readDocument = useReadDocument();
  const page = useSavePage(id);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const kept = useRef({ change: 0, isEnding: false });
  const [first] = useState(opened);

  async function keep({ change, read }: Edited): Promise<EditSession> {
    if (kept.current.change === change) return lock.session;
    const file = new File([await read()], `${title}.docx`);
    const session = await saveInto(file);
    kept.current = { change, isEnding: false };
    return session;
  }

  async function saveInto(file: File): Promise<EditSession> {
    try {
      return await page.save(lock.session, file);
    } catch (error) {
      // The session ended: an answer was lost, or the page slept for a day.
      if (!isNotFoundError(error)) throw error;
      const session = await page.reopen();
      lock.follow(session);
      return page.save(session, file);
    }
  }

  async function end(session: EditSession): Promise<void> {
    const { isEnding } = kept.current;
    kept.current.isEnding = true;
    try {
      await lock.finish(session);
    } catch (error) {
      // It had ended, but the answer was lost.
      if (!(isEnding && isNotFoundError(error))) throw error;
    }
  }

  async function announce(): Promise<void> {
    const number = await readDocument(id).then(
      ({ current_version: current }) => current,
      () => undefined,
    );
    const told = number !== undefined && text(number > first + 1 ? 'both' : 'savedVersion', { number });
    notify({ tone: 'success', title: text('saved'), ...(told !== false && { text: told }) });
  }

  function explain(error: unknown): string {
    const name = holderOf(error);
    return name === undefined ? `${failureText(error)} ${text('kept')}` : text('taken', { name });
  }

  return {
    isSaving,
    problem,
    /** @returns whether it is a version now */
    save: async (edited: Edited): Promise<boolean> => {
      setProblem(undefined);
      setSaving(true);
      try {
        await end(await keep(edited));
        await announce();
        return true;
      } catch (error) {
        setProblem(explain(error));
        return false;
      } finally {
        setSaving(false);
      }
    },
  };
}
