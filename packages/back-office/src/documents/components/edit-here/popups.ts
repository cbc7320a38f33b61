import { definePopup, type DocxEditorPopups } from '@docx-editor.dev/react';
import { RefusedPicture } from './refused-picture';

/** The editor's own dialogs and menus are off, because they have another look. */
export const popups: DocxEditorPopups = {
  bookmark: false,
  compareDocuments: false,
  contentControl: false,
  contextMenu: false,
  equation: false,
  export: false,
  hyperlink: false,
  imageAltText: false,
  imageInsertError: definePopup(RefusedPicture),
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
