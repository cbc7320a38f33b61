import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { useDeleteKeptSignature, useKeepSignature, useKeptSignature } from '../../api/kept-signature';
import { toBase64 } from '../../model/to-base64';
import { useFailureText } from '../use-failure-text';
import { documentSignMessages } from './messages';

const undoDuration = 10_000;

/** The signature that the account keeps: offered first, replaced on request, and deleted. */
export function useKeptSignatureChoice() {
  const text = useTexts(documentSignMessages);
  const common = useCommonTexts();
  const failureText = useFailureText();
  const notify = useNotify();
  const { data, isLoading } = useKeptSignature();
  const { mutateAsync: send } = useKeepSignature();
  const { mutateAsync: remove } = useDeleteKeptSignature();
  const [keeps, setKeeps] = useState(false);
  const kept = data?.picture ?? undefined;

  async function attempt(work: () => Promise<unknown>, failed: 'keep.failed' | 'keep.deleteFailed') {
    try {
      await work();
      return true;
    } catch (error) {
      notify({ tone: 'error', title: text(failed), text: failureText(error) });
      return false;
    }
  }

  const keepPicture = (picture: string) => attempt(() => send({ body: { picture } }), 'keep.failed');

  async function deleteKept() {
    if (kept === undefined || !(await attempt(() => remove({}), 'keep.deleteFailed'))) return;
    notify({
      tone: 'success',
      title: text('keep.deleted'),
      action: { label: common('undo'), onPress: () => void keepPicture(kept) },
      duration: undoDuration,
    });
  }

  return {
    kept,
    isLoading,
    keeps,
    setKeeps,
    /** Keeps a signature if that is chosen. A failure does not stop signing. */
    keep: async (bare: Blob) => {
      if (keeps) await keepPicture(await toBase64(bare));
    },
    deleteKept: () => void deleteKept(),
  };
}
