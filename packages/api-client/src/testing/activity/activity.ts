import {
  activityResource,
  activitySubjects,
  type ActivityEntry,
  type ActivitySubject,
  type CurrentUser,
} from '../../contract';
import { can } from '../../session/can';
import type { FakeCall, Handlers } from '../http/call';
import { notFound } from '../http/problem';
import { listAnswer, selectRows, type FakeRow, type ReadRows } from '../resources/listing';
import { spreadsheet } from '../resources/spreadsheet';
import type { FakeState } from '../state';

function rowsFor({ activity }: FakeState, user: CurrentUser): readonly FakeRow<ActivityEntry>[] {
  return activity
    .filter(({ module }) => can(user, `view/${module}`))
    .map((entry) => ({ shown: entry, values: { person_id: entry.person?.id ?? null } }));
}

/** The entries of the modules that the user may view. */
export const activityRows: ReadRows = ({ state, user }) => rowsFor(state, user());

/** The people who acted. */
export const activityPeopleRows: ReadRows = ({ state }) =>
  [...new Map(state.activity.flatMap(({ person }) => (person === null ? [] : [[person.id, person]]))).values()].map(
    ({ id, full_name: title }) => ({ shown: { id, title } }),
  );

function recordRows(
  { state, user }: Pick<FakeCall, 'state' | 'user'>,
  { subject, id }: { readonly subject: ActivitySubject; readonly id: string },
) {
  if (!can(user(), `view/${activitySubjects[subject]}`)) throw notFound();
  return rowsFor(state, user()).filter(
    ({ shown: { subject_type: type, subject_id: shownId } }) => type === subject && shownId === id,
  );
}

export const activityHandlers = {
  listRecordActivity: ({ params, query, ...call }) =>
    listAnswer(activityResource, recordRows(call, params), query, call.user()) as never,
  exportRecordActivity: ({ params, body, ...call }) =>
    spreadsheet(activityResource, selectRows(activityResource, recordRows(call, params), body)),
} satisfies Handlers;
