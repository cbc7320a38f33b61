import { type Fields, mediaResource } from '@atrium/api-client/contract';

/** The fields of media in the audit log. */
export const recordedMediaFields: Fields = { ...mediaResource.fields, source: { type: 'id', recorded: true } };
