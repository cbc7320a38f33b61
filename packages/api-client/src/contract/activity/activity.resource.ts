import { defineResource } from '../resources/resource';
import { activityModules } from './activity-actions';

const readers = { kind: 'permission', permission: 'view/activity' } as const;

/** The audit log, for readers: entries of the modules that the caller may view. */
export const activityResource = /* @__PURE__ */ defineResource({
  route: 'activity',
  fields: {
    at: { type: 'instant', sortable: true, filterable: true, exported: true },
    /** Null for Atrium itself and for visitors. */
    person: { type: 'person', nullable: true, exported: true },
    /** A request without a signed-in user. */
    visitor: { type: 'boolean' },
    person_id: { type: 'id', only: 'query', filterable: true },
    /** For example `codelist.update`. */
    action: { type: 'text' },
    /** What happened, in the language of the response. `{title}` stands for the record's name, `{part}` for `part`. */
    sentence: { type: 'text', exported: true },
    /** Title of the changed part of the record, such as an option of a codelist, in the language of the response. */
    part: { type: 'text', nullable: true },
    outcome: { type: 'choice', choices: ['done', 'refused'] },
    module: { type: 'choice', choices: activityModules, filterable: true, exported: true },
    subject_type: { type: 'text', nullable: true },
    subject_id: { type: 'text', nullable: true },
    /** False for a record that was deleted or anonymised: it has no page. */
    subject_exists: { type: 'boolean' },
    /** Name of the record at that time. */
    title: { type: 'text', nullable: true, searchable: true, exported: true },
    changes: { type: 'text', only: 'query', exported: true },
    /** For Administrators; null for others. */
    ip: { type: 'text', nullable: true, exported: true },
  },
  access: { list: readers, get: readers },
  defaultSort: '-at',
});

/** The people named by entries that the caller may view. */
export const activityPeopleResource = /* @__PURE__ */ defineResource({
  route: 'activity-people',
  fields: { title: { type: 'text', sortable: true, searchable: true } },
  access: { list: readers, get: readers },
  defaultSort: 'title',
});
