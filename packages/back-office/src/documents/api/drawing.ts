import { download, saveFile } from '@atrium/api-client';
import {
  downloadDraftDrawingEndpoint,
  downloadDrawingEndpoint,
  drawOnDraftEndpoint,
  getDocumentDraftEndpoint,
  getDocumentEndpoint,
  listDocumentDraftsEndpoint,
  listDocumentsEndpoint,
  listDocumentVersionsEndpoint,
  saveDrawingEndpoint,
  type Stroke,
} from '@atrium/api-client/contract';
import { useApiClient, useChange } from '@atrium/api-client/react';
import { useMutation } from '@tanstack/react-query';
import type { FileSource } from '../../components/documents/api/document-files';

/** The strokes as the service takes them. */
export const toDrawing = (strokes: readonly Stroke[]) =>
  strokes.map(({ page, color, width, points }) => ({
    page,
    color,
    width,
    points: points.map(([x, y, pressure]): [number, number, number] => [x, y, pressure]),
  }));

/** Saves a version with a drawing on it as the next version. */
export const useSaveDrawing = () =>
  useChange(saveDrawingEndpoint, [getDocumentEndpoint, listDocumentVersionsEndpoint, listDocumentsEndpoint]);

/** Replaces the PDF of a draft by one with a drawing on it. */
export const useDrawOnDraft = () =>
  useChange(drawOnDraftEndpoint, [getDocumentDraftEndpoint, listDocumentDraftsEndpoint]);

/** Saves a PDF with a drawing on it on the user's device. The service stores nothing. */
export function useDownloadDrawing(source: FileSource) {
  const client = useApiClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (drawn: readonly Stroke[]) => {
      const body = { strokes: toDrawing(drawn) };
      const file =
        'draftId' in source
          ? await download(client, downloadDraftDrawingEndpoint, { params: { id: source.draftId }, body })
          : await download(client, downloadDrawingEndpoint, {
              params: { id: source.documentId, number: source.number },
              body,
            });
      saveFile(file);
    },
  });
}
