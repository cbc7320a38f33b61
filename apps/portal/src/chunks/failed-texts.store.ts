import { hasUnsavedWork } from '@atrium/ui-kit';
import { create } from 'zustand';
import type { AppProps } from '../app';
import { ChunkLoadError } from './chunk-load-error';

const useFailedTextsStore = create(() => ({ failed: false }));

/** Records texts that failed to load, until the returned function is called. */
export function watchFailedTexts(i18n: AppProps['i18n']): () => void {
  const note = () => useFailedTextsStore.setState({ failed: true });
  i18n.on('failedLoading', note);
  return () => {
    i18n.off('failedLoading', note);
    useFailedTextsStore.setState({ failed: false });
  };
}

/** Throws to the error page if a page has no texts, unless that would lose unsaved work. */
export function useThrowOnFailedTexts(): void {
  const failed = useFailedTextsStore((state) => state.failed);
  if (failed && !hasUnsavedWork()) throw new ChunkLoadError('failed');
}
