/** Characters that a file system or a program's link does not allow. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"*/:<>?\\|#%]+/gu;

/** The name of a document's file in programs. */
export const fileNameOf = (title: string): string =>
  `${title.replace(unsafe, ' ').trim().slice(0, 100).trim() || 'document'}.docx`;
