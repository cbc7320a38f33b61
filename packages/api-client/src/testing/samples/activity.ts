import { activityResource, type ActivityEntry } from '../../contract';
import { sampleOf } from './sample-of';

const idOf = (at: number) => `018f0000-0000-7000-8000-0000000001${10 + at}`;
const maja = { id: '018f0000-0000-7000-8000-000000000011', full_name: 'Maja Kovač' };
const zan = { id: '018f0000-0000-7000-8000-000000000012', full_name: 'Žan Hribar' };
const tenant = '018f0000-0000-7000-8000-000000000021';
const note = 'Naročila sprejemamo po elektronski pošti in jih potrdimo v enem delovnem dnevu. ';

const entry = (at: number, values: Partial<ActivityEntry>): ActivityEntry => ({
  ...sampleOf(activityResource, 'list', {
    id: idOf(at),
    person: maja,
    visitor: false,
    outcome: 'done',
    part: null,
    subject_type: 'codelist',
    subject_id: '018f0000-0000-7000-8000-000000000010',
    subject_exists: true,
    ip: null,
  }),
  changes: [],
  ...values,
});

const changed = (name: string, label: string, before: string | null, after: string | null) => ({
  name,
  label,
  is_recorded: true,
  before,
  after,
});

/** Entries of two days, newest first. */
export const sampleActivity: readonly ActivityEntry[] = [
  entry(0, {
    at: '2026-11-21T09:43:00.000Z',
    person: null,
    action: 'payment.expire',
    sentence: 'cancelled the expired bank transfer of {title}',
    module: 'subscriptions',
    subject_type: 'tenant',
    subject_id: tenant,
    title: 'Čebelarstvo Žnidaršič',
  }),
  entry(1, {
    at: '2026-11-21T09:42:00.000Z',
    person: zan,
    action: 'codelist.update',
    sentence: 'updated the codelist {title}',
    module: 'codelists',
    title: 'Units',
    changes: [
      changed('title_en', 'Name in English', 'Unit', 'Units'),
      changed('title_sl', 'Name in Slovenian', null, 'Enote'),
      changed('note', 'Note', 'Brez opombe', note.repeat(5)),
    ],
  }),
  entry(2, {
    at: '2026-11-21T08:58:00.000Z',
    action: 'tenant.update',
    sentence: 'updated the setup of {title}',
    module: 'tenants',
    subject_type: 'tenant',
    subject_id: tenant,
    title: 'Čebelarstvo Žnidaršič',
    changes: [{ name: 'data_provider', label: 'Data provider', is_recorded: false, before: null, after: null }],
  }),
  entry(3, {
    at: '2026-11-18T13:02:00.000Z',
    person: null,
    visitor: true,
    action: 'auth.login',
    sentence: 'failed to sign in',
    outcome: 'refused',
    module: 'users',
    subject_type: 'user',
    subject_id: maja.id,
    title: 'Maja Kovač',
  }),
  entry(4, {
    at: '2026-11-18T12:57:00.000Z',
    action: 'codelist.delete',
    sentence: 'deleted the codelist {title}',
    module: 'codelists',
    subject_exists: false,
    title: 'Boxes',
  }),
];

/** The same entries as an Administrator sees them: with IP addresses. */
export const administratorActivity: readonly ActivityEntry[] = sampleActivity.map((one, at) =>
  at === 0 ? one : { ...one, ip: `89.142.12.${at}` },
);
