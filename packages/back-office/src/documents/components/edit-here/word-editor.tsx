import '@atrium/back-office/word-editor.css';
import {
  DocxEditorContent,
  DocxEditorRoot,
  DocxEditorViewport,
  type Editor,
  LocaleProvider,
} from '@docx-editor.dev/react';
import { useRef } from 'react';
import { useEditorTexts } from './editor-texts';
import { popups } from './popups';
import { useCleanPaste } from './use-clean-paste';
import { UnreadableFile } from './unreadable-file';
import { WordToolbar } from './word-toolbar';

/** The page fits into the window, and is no larger than on paper. */
const pageWidth = { type: 'fit', fit: 'pageWidth', minZoom: 0.45, maxZoom: 1 } as const;

interface WordEditorProps {
  file: Uint8Array<ArrayBuffer>;
  onReady: (editor: Editor) => void;
  /** Called after each change by the user. */
  onChange: () => void;
}

/** A Word file to edit: tools and pages. */
export function WordEditor({ file, onReady, onChange }: WordEditorProps) {
  const pages = useRef<HTMLDivElement>(null);
  const { texts, language } = useEditorTexts();
  useCleanPaste(pages);
  return (
    <LocaleProvider i18n={texts}>
      <DocxEditorRoot
        document={file}
        locale={language}
        mode="edit"
        onChange={({ source }) => {
          if (source === undefined) onChange();
        }}
        onReady={onReady}
        popups={popups}
        zoomMode={pageWidth}
      >
        <div className="word-editor" ref={pages}>
          <WordToolbar />
          <UnreadableFile />
          <DocxEditorViewport className="word-editor__stage">
            <DocxEditorContent />
          </DocxEditorViewport>
        </div>
      </DocxEditorRoot>
    </LocaleProvider>
  );
}
