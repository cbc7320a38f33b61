import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { useFailureText } from '../../../components/use-failure-text';
import { useDeleteKeptSignature, useKeepSignature, useKeptSignature } from '../../api/kept-signature';
import { toBase64 } from '../../model/to-base64';
import { documentSignMessages } from './messages';

/** The signature that the account keeps: offered first, replaced on request, deleted and restored. */
export function useKeptSignatureChoice() {
  const text = useTexts(documentSignMessages);
  const failureText = useFailureText();
  const notify = useNotify();
  const { data, isLoading } = useKeptSignature();
  const { mutateAsync: send } = useKeepSignature();
  const { mutateAsync: remove } = useDeleteKeptSignature();
  const [keeps, setKeeps] = useState(false);
  const [deleted, setDeleted] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const kept = data?.picture ?? undefined;

  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    setProblem(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(failureText(error));
      return false;
    }
  }

  async function deleteKept() {
    if (await attempt(() => remove({}))) setDeleted(kept);
  }

  async function restore() {
    if (deleted !== undefined && (await attempt(() => send({ body: { picture: deleted } })))) setDeleted(undefined);
  }

  /** A failure does not stop signing. */
  async function keep(bare: Blob) {
    if (!keeps) return;
    try {
      await send({ body: { picture: await toBase64(bare) } });
    } catch (error) {
      notify({ tone: 'error', title: text('keep.failed'), text: failureText(error) });
    }
  }

  return {
    kept,
    isLoading,
    keeps,
    setKeeps,
    keep,
    /** The last one was deleted, and can be restored. */
    isDeleted: deleted !== undefined,
    problem,
    deleteKept: () => void deleteKept(),
    restore: () => void restore(),
  };
}
