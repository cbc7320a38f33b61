import { useDocxEditor } from '@docx-editor.dev/react';
import { useEffect } from 'react';

/** Breaks the lines again once fonts have been loaded that the text was measured without. */
export function useLoadedFonts(): void {
  const editor = useDocxEditor();
  useEffect(() => {
    const { fonts } = document;
    const measure = () => void editor?.setFonts(undefined);
    fonts.addEventListener('loadingdone', measure);
    return () => fonts.removeEventListener('loadingdone', measure);
  }, [editor]);
}
