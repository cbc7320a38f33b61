import {
  type CurrentUser,
  type Media,
  maximumMediaBytes,
  type MediaFile,
  mediaKindOf,
  mediaResource,
} from '../../contract';
import { can } from '../../session/can';
import type { FakeCall, Handlers } from '../http/call';
import { invalid, notFound, ProblemError, requireVersion } from '../http/problem';
import type { FakeRecord, FakeState } from '../state';

const isPicture = (kind: MediaFile['kind']) => kind !== 'pdf' && kind !== 'docx';
const personOf = ({ id, full_name }: CurrentUser) => ({ id, full_name });
const recordsOf = ({ records }: FakeState): readonly FakeRecord[] => records.get(mediaResource.route) ?? [];

/** Reads names and sizes only: the fake does not look into files. */
function storeFile({ state, file }: Pick<FakeCall, 'state' | 'file'>): MediaFile {
  if (file === undefined) throw invalid({ file: ['Fill in this field.'] });
  if (file.size > maximumMediaBytes) throw new ProblemError(413, 'body_too_large', 'The request is too large.');
  const kind = mediaKindOf(file.name);
  if (kind === null) throw invalid({ file: ['Choose a PNG, JPEG, WebP, PDF or Word (.docx) file.'] });
  const pixels = isPicture(kind) ? 1 : null;
  const { name, size } = file;
  return { id: state.newId(), kind, name, size, width: pixels, height: pixels, previewable: kind !== 'docx' };
}

const factsOf = ({ id, name, ...facts }: MediaFile) => ({ ...facts, file_id: id, file_name: name });

function mediaOf(state: FakeState, id: string): FakeRecord & Media {
  const found = recordsOf(state).find((record) => record.id === id);
  if (found === undefined) throw notFound('media_not_found');
  return found as FakeRecord & Media;
}

function show(record: FakeRecord, user: CurrentUser): Media {
  const permissions = { update: 'update', delete: 'delete', duplicate: 'create' };
  const allowed = Object.entries(permissions).filter(([, permission]) => can(user, `${permission}/media`));
  return { ...record, allowed_actions: allowed.map(([action]) => action) } as FakeRecord & Media;
}

const picture = () => new Blob([], { type: 'image/webp' });

function showPicture(state: FakeState, id: string): Blob {
  if (!mediaOf(state, id).previewable) throw notFound('media_not_found');
  return picture();
}

export const mediaHandlers = {
  uploadMediaFile: (call) => {
    const file = storeFile(call);
    call.state.mediaFiles.set(file.id, file);
    return file;
  },

  createMedia: ({ state, body, user }) => {
    const { file_id: fileId, collection = null, ...input } = body;
    const file = state.mediaFiles.get(fileId);
    if (file === undefined) throw invalid({ file_id: ['Choose one of the offered values.'] });
    state.mediaFiles.delete(fileId);
    const at = state.now().toISOString();
    const people = { author: personOf(user()), last_modified: personOf(user()) };
    const times = { created_at: at, updated_at: at, version: 1 };
    const record = { id: state.newId(), ...input, collection, ...factsOf(file), ...people, ...times };
    state.records.set(mediaResource.route, [...recordsOf(state), record]);
    return show(record, user());
  },

  duplicateMedia: ({ state, params, user }) => {
    const at = state.now().toISOString();
    const people = { author: personOf(user()), last_modified: personOf(user()) };
    const times = { created_at: at, updated_at: at, version: 1 };
    const copy = { ...mediaOf(state, params.id), id: state.newId(), ...people, ...times };
    state.records.set(mediaResource.route, [...recordsOf(state), copy]);
    return show(copy, user());
  },

  replaceMediaFile: (call) => {
    const { state, params, body, user } = call;
    const record = mediaOf(state, params.id);
    requireVersion(record, body._version, (newer) => show(newer, user()));
    const at = state.now().toISOString();
    const changes = { last_modified: personOf(user()), updated_at: at, version: record.version + 1 };
    const changed = { ...record, ...factsOf(storeFile(call)), ...changes };
    state.records.set(
      mediaResource.route,
      recordsOf(state).map((one) => (one === record ? changed : one)),
    );
    return show(changed, user());
  },

  deleteSeveralMedia: ({ state, body: { ids } }) => {
    for (const id of ids) mediaOf(state, id);
    state.records.set(
      mediaResource.route,
      recordsOf(state).filter(({ id }) => !ids.includes(id)),
    );
    return null;
  },

  listMediaCollections: ({ state }) => {
    const titles = recordsOf(state).flatMap(({ collection }) => (typeof collection === 'string' ? [collection] : []));
    const counts = Map.groupBy(titles, (title) => title);
    const data = [...counts].map(([title, all]) => ({ title, count: all.length }));
    return { data: data.toSorted((a, b) => a.title.localeCompare(b.title, 'sl')), total: recordsOf(state).length };
  },

  downloadMedia: ({ state, params }) => {
    mediaOf(state, params.id);
    return new Blob([], { type: 'application/octet-stream' });
  },

  mediaThumbnail: ({ state, params }) => showPicture(state, params.id),
  mediaPreview: ({ state, params }) => showPicture(state, params.id),
} satisfies Handlers;
