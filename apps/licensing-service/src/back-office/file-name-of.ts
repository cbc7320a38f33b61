/** Blanks, and characters that a file system or a program's link does not allow. */
const unsafe = /[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}"*/:<>?\\|#%]+/gu;
const longest = 100;

/** The name of a file with this title, for downloads and programs. */
export function fileNameOf(title: string, extension: 'docx' | 'pdf'): string {
  const name = Array.from(title.replace(unsafe, ' ').trim()).slice(0, longest).join('').trim();
  return `${name || 'document'}.${extension}`;
}
