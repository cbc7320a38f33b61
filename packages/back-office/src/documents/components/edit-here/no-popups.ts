import type { DocxEditorPopups } from '@docx-editor.dev/react';

/** The editor's own dialogs and menus are off: they have another look. */
export const noPopups: DocxEditorPopups = {
  bookmark: false,
  compareDocuments: false,
  contentControl: false,
  contextMenu: false,
  equation: false,
  export: false,
  hyperlink: false,
  imageAltText: false,
  imageInsertError: false,
  imageProperties: false,
  notePreview: false,
  noteProperties: false,
  notesContextMenu: false,
  pageSetup: false,
  paragraph: false,
  print: false,
  revisionMarkup: false,
  splitCell: false,
  watermark: false,
};
