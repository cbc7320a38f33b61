import { useCommonTexts } from '@atrium/i18n';
import { Dialog } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure';

interface LoadedDialogProps<Loaded> {
  /** The query that loads the record. */
  query: {
    readonly data: Loaded | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  texts: { readonly title: string; readonly failed: string };
  onClose: () => void;
  /** The dialog of the record. */
  children: (record: Loaded) => ReactNode;
}

/** The dialog of a record in a list, once the record is loaded; a dialog with the failure if it is not. */
export function LoadedDialog<Loaded>({ query, texts, onClose, children }: LoadedDialogProps<Loaded>) {
  const common = useCommonTexts();
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return null;
  return (
    <Dialog closeLabel={common('close')} onClose={onClose} open title={texts.title}>
      <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={texts.failed} />
    </Dialog>
  );
}
