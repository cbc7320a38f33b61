import { type Media, type MediaFile, type MediaSummary, mediaResource } from '@atrium/api-client/contract';
import { hasPermission, type SessionUser } from '../../platform';
import { toRecord } from '../../resource';
import type { MediaFileRow, MediaRow } from './media.repository';

function allowedActions(user: SessionUser): string[] {
  const permissions = { update: 'update', delete: 'delete', duplicate: 'create' };
  return Object.entries(permissions).flatMap(([action, permission]) =>
    hasPermission(user, `${permission}/media`) ? [action] : [],
  );
}

const factsOf = ({ kind, size, width, height, preview }: MediaFileRow) => ({
  kind,
  size,
  width,
  height,
  previewable: preview !== null,
});

function view({ media, file, author, modifier }: MediaRow, user: SessionUser): MediaSummary & Media {
  const row = { ...media, ...factsOf(file), fileName: file.name };
  return toRecord(mediaResource, 'record', row, {
    author,
    last_modified: modifier,
    allowed_actions: allowedActions(user),
  });
}

export const toMediaSummary: (row: MediaRow, user: SessionUser) => MediaSummary = view;

export const toMedia: (row: MediaRow, user: SessionUser) => Media = view;

export const toMediaFile = (file: MediaFileRow): MediaFile => ({ id: file.id, name: file.name, ...factsOf(file) });
