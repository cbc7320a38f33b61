/** Maximum size of an uploaded file: 20 MiB. */
export const maximumMediaBytes = 20_971_520;

/** Extensions that the service accepts, each with the kind that the bytes must have. SVG is never accepted. */
export const mediaExtensions = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  pdf: 'pdf',
  docx: 'docx',
} as const;

/** The format of a file. */
export type MediaKind = (typeof mediaExtensions)[keyof typeof mediaExtensions];

/** The kind that a file name promises; null for a name that the service refuses. */
export function mediaKindOf(fileName: string): MediaKind | null {
  const extension = /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(mediaExtensions, extension) ? mediaExtensions[extension as keyof typeof mediaExtensions] : null;
}
