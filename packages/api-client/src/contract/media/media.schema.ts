import { Type, type Static } from 'typebox';
import { fileSchema, idParams, idSchema } from '../fields.schema';
import { listOf, listQuerySchema } from '../list/list.schema';
import { named } from '../named.schema';
import { partSchema, propertiesOf } from '../resources/field.schema';
import { mediaResource } from './media.resource';

const { fields } = mediaResource;

export const mediaSummarySchema = partSchema('MediaSummary', fields, 'list');
export const mediaSchema = partSchema('Media', fields, 'record');

/** A row of the list of media. */
export type MediaSummary = Static<typeof mediaSummarySchema>;
/** One of the media. */
export type Media = Static<typeof mediaSchema>;

const { kind, size, width, height, previewable } = propertiesOf(fields, 'record');

/** An uploaded file that does not belong to one of the media yet. */
export const mediaFileSchema = named('MediaFile', {
  id: idSchema,
  kind,
  /** The uploader's file name, without path and control characters. */
  name: Type.String(),
  size,
  width,
  height,
  previewable,
});
/** An uploaded file that does not belong to one of the media yet. */
export type MediaFile = Static<typeof mediaFileSchema>;

const mediaCollectionSchema = named('MediaCollection', {
  title: Type.String(),
  /** Number of media in it. */
  count: Type.Integer(),
});
const mediaCollectionsSchema = named('MediaCollections', {
  data: Type.Array(mediaCollectionSchema),
  /** Number of all media, also of those without a collection. */
  total: Type.Integer(),
});
/** Groups media; its title is free text. */
export type MediaCollection = Static<typeof mediaCollectionSchema>;

/** Request and response of `listMediaEndpoint`. */
export const listMediaSchema = {
  summary: 'Lists the media.',
  query: listQuerySchema,
  answers: { 200: listOf('MediaPage', mediaSummarySchema) },
} as const;
/** Request and response of `getMediaEndpoint`. */
export const getMediaSchema = {
  summary: 'Returns one of the media.',
  params: idParams,
  answers: { 200: mediaSchema },
} as const;
/** Request and response of `createMediaEndpoint`. */
export const createMediaSchema = {
  summary: 'Creates one of the media from a file that the caller uploaded in the last 24 hours.',
  body: partSchema('CreateMediaInput', fields, 'create'),
  answers: { 201: mediaSchema },
} as const;
/** Request and response of `updateMediaEndpoint`. */
export const updateMediaSchema = {
  summary: 'Changes one of the media; 412 with the newer one if it has changed since `_version`.',
  params: idParams,
  body: partSchema('UpdateMediaInput', fields, 'save', { _version: Type.Integer({ minimum: 0 }) }),
  answers: { 200: mediaSchema },
  errors: [412],
} as const;
/** Request and response of `deleteMediaEndpoint`. */
export const deleteMediaSchema = {
  summary: 'Deletes one of the media; 409 `in_use` with their number if records refer to it.',
  params: idParams,
  answers: { 204: Type.Null() },
  errors: [409],
} as const;
/** Request and response of `deleteSeveralMediaEndpoint`. */
export const deleteSeveralMediaSchema = {
  summary: 'Deletes several media; 404 if one of them does not exist, 409 `in_use` if records refer to one.',
  body: named('DeleteSeveralMediaInput', { ids: Type.Array(idSchema, { minItems: 1, maxItems: 100 }) }),
  answers: { 204: Type.Null() },
  errors: [404, 409],
} as const;
/** Request and response of `duplicateMediaEndpoint`. */
export const duplicateMediaSchema = {
  summary: 'Creates a copy of one of the media with the same file.',
  params: idParams,
  answers: { 201: mediaSchema },
} as const;
/** Request and response of `uploadMediaFileEndpoint`. */
export const uploadMediaFileSchema = {
  summary:
    'Uploads a file (`file`: PNG, JPEG, WebP, PDF or DOCX, at most 20 MiB) and checks it. It is deleted after 24 hours if it does not become one of the media.',
  answers: { 201: mediaFileSchema },
  errors: [413, 415, 507],
} as const;
/** Request and response of `replaceMediaFileEndpoint`. */
export const replaceMediaFileSchema = {
  summary: 'Replaces the file (`file`) of one of the media; 412 with the newer one if it has changed since `_version`.',
  params: idParams,
  body: named('ReplaceMediaFileInput', { _version: Type.Integer({ minimum: 0 }) }),
  answers: { 200: mediaSchema },
  errors: [412, 413, 415, 507],
} as const;
/** Request and response of `downloadMediaEndpoint`. */
export const downloadMediaSchema = {
  summary: 'Returns the file as an attachment.',
  params: idParams,
  answers: { 200: fileSchema },
} as const;
/** Request and response of `mediaThumbnailEndpoint`. */
export const mediaThumbnailSchema = {
  summary: 'Returns a small picture, or the first page of the PDF, encoded again as WebP without metadata.',
  params: idParams,
  answers: { 200: fileSchema },
} as const;
/** Request and response of `mediaPreviewEndpoint`. */
export const mediaPreviewSchema = {
  ...mediaThumbnailSchema,
  summary: 'Returns the picture, or the first page of the PDF, encoded again as WebP without metadata.',
} as const;
/** Request and response of `listMediaCollectionsEndpoint`. */
export const listMediaCollectionsSchema = {
  summary: 'Lists the collections in use, by title.',
  answers: { 200: mediaCollectionsSchema },
} as const;
