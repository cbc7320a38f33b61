import { type MediaSummary, mediaResource } from '@atrium/api-client/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { declaredColumns, type Listing } from '../../resource';
import { selectMedia } from './media.repository';
import { media, mediaFiles } from './media.table';
import { toMediaSummary } from './media-view';

const ofFile = (column: 'kind' | 'name' | 'size') =>
  sql`(select ${mediaFiles[column]} from ${mediaFiles} where ${eq(mediaFiles.id, media.fileId)})`;

export const mediaListing: Listing<MediaSummary> = {
  resource: mediaResource,
  table: media,
  id: media.id,
  scopeOf: ({ id }) => ({ userId: id }),
  columns: {
    ...declaredColumns(media, mediaResource),
    active: { sort: sql`${media.active}`, filter: sql`${media.active}`, exported: sql`${media.active}::text` },
    kind: {
      filter: (kinds) =>
        sql`exists (select from ${mediaFiles} where ${eq(mediaFiles.id, media.fileId)} and ${mediaFiles.kind} in (${kinds}))`,
      exported: ofFile('kind'),
    },
    file_name: { exported: ofFile('name') },
    size: { exported: sql`${ofFile('size')}::float8` },
  },
  searchText: sql`${media.searchText}`,
  rows: async (tx, ids, { user }) => {
    const found = await selectMedia(tx).where(inArray(media.id, [...ids]));
    return found.map((row) => toMediaSummary(row, user));
  },
  option: ({ title, collection }) => ({ title, subtitle: collection }),
  exportFrom: sql`${media}`,
};
