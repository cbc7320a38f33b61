import { Type, type Static } from 'typebox';
import { listOf, listQuerySchema } from '../list/list.schema';
import { choice, named } from '../named.schema';
import { exportInputSchema } from '../resources/export.schema';
import { fileSchema, idSchema } from '../fields.schema';
import { partSchema } from '../resources/field.schema';
import { type ActivitySubject, activitySubjects } from './activity-actions';
import { activityResource } from './activity.resource';

const shownValue = Type.Union([Type.String(), Type.Null()]);

/** A changed field, in the language of the response. */
export const activityChangeSchema = named('ActivityChange', {
  /** Such as `title` or `application.company`. */
  name: Type.String(),
  label: Type.String(),
  /** False if only the change is recorded, not the values: both are null. */
  is_recorded: Type.Boolean(),
  /** Null if it was empty. */
  before: shownValue,
  after: shownValue,
});

/** An entry of the activity. */
export const activityEntrySchema = partSchema('ActivityEntry', activityResource.fields, 'list', {
  changes: Type.Array(activityChangeSchema),
});

/** A changed field of an entry. */
export type ActivityChange = Static<typeof activityChangeSchema>;
/** An entry of the activity. */
export type ActivityEntry = Static<typeof activityEntrySchema>;

const page = listOf('ActivityPage', activityEntrySchema);

/** Request and response of `listActivityEndpoint`. */
export const listActivitySchema = {
  summary: 'Lists the entries of the modules that the caller may view, newest first.',
  query: listQuerySchema,
  answers: { 200: page },
} as const;

const subjects = Object.keys(activitySubjects) as ActivitySubject[];

const recordParams = Type.Object({
  subject: Type.Unsafe<ActivitySubject>(choice('ActivitySubject', subjects)),
  id: idSchema,
});

/** Request and response of `listRecordActivityEndpoint`. */
export const listRecordActivitySchema = {
  summary:
    'Lists the entries about a record and those related to it; 404 for callers who may not view the module of the record.',
  params: recordParams,
  query: listQuerySchema,
  answers: { 200: page },
} as const;

/** Request and response of `exportRecordActivityEndpoint`. */
export const exportRecordActivitySchema = {
  summary: 'Exports the entries about a record as a spreadsheet; 404 as for its list.',
  params: recordParams,
  body: exportInputSchema,
  answers: { 200: fileSchema },
  errors: [409],
} as const;
