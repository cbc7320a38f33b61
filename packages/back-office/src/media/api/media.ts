import {
  createMediaEndpoint,
  deleteMediaEndpoint,
  deleteSeveralMediaEndpoint,
  getMediaEndpoint,
  listMediaCollectionsEndpoint,
  listMediaEndpoint,
  mediaPreviewEndpoint,
  mediaThumbnailEndpoint,
  updateMediaEndpoint,
} from '@atrium/api-client/contract';
import { callQueryOptions, useApiClient, useChange, useDelete, useRecord, useSave } from '@atrium/api-client/react';
import { useQuery } from '@tanstack/react-query';

const calls = {
  list: listMediaEndpoint,
  get: getMediaEndpoint,
  create: createMediaEndpoint,
  update: updateMediaEndpoint,
  delete: deleteMediaEndpoint,
};

/** The calls whose answers change with any of the media. */
export const mediaReads = [listMediaEndpoint, getMediaEndpoint, listMediaCollectionsEndpoint];

export const useMedia = (id: string) => useRecord(getMediaEndpoint, id);

export const useSaveMedia = () => useSave(calls);

export const useDeleteMedia = () => useDelete(calls);

export const useDeleteSeveralMedia = () => useChange(deleteSeveralMediaEndpoint, mediaReads);

/** The collections in use, and the number of all media once it is known. */
export function useMediaCollections() {
  const { data } = useQuery(callQueryOptions(useApiClient(), listMediaCollectionsEndpoint));
  return { collections: data?.data ?? [], total: data?.total };
}

type Pictured = { readonly id: string; readonly file_id: string };

const urlOf = (baseUrl: string, path: string, { id, file_id: file }: Pictured) =>
  `${baseUrl}${path.replace('{id}', encodeURIComponent(id))}?file=${encodeURIComponent(file)}`;

/** Addresses of the pictures that the service made. They change with the file. */
export function useMediaPictures() {
  const { baseUrl } = useApiClient();
  return {
    thumbnail: (media: Pictured) => urlOf(baseUrl, mediaThumbnailEndpoint.path, media),
    preview: (media: Pictured) => urlOf(baseUrl, mediaPreviewEndpoint.path, media),
  };
}
