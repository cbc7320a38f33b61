import type { FontBackedExportCapabilities } from '@docx-editor.dev/core/export';
import type { ListMarkerPictureRecord } from '@docx-editor.dev/core/layout';
import type { Drawing } from './drawing.ts';
import { toDataUrl } from './picture-data-url.ts';

export type Pictured = Drawing | ListMarkerPictureRecord;

/** Pictures of a document as data URLs of PNG or JPEG, so that the PDF holds each of them once. */
export interface Pictures {
  /** Null if the picture is missing, outside the file, or of a kind that cannot be drawn. */
  readonly find: (record: Pictured) => string | null;
}

export function createPictures(session: FontBackedExportCapabilities): Pictures {
  const known = new Map<string, string | null>();
  return {
    find: (record) => {
      const { resource } = record;
      if (resource.kind !== 'ready') return null;
      const found = known.get(resource.contentId);
      if (found !== undefined) return found;
      const bytes = session.validatedImageBytes(record);
      const picture = bytes === null ? null : toDataUrl(bytes, resource.mime);
      known.set(resource.contentId, picture);
      return picture;
    },
  };
}
