import { defineResource } from '../resources/resource';

const viewers = { kind: 'permission', permission: 'view/users' } as const;

/** The operator's pending invitations, each to some of its roles. */
export const userInvitationsResource = /* @__PURE__ */ defineResource({
  route: 'user-invitations',
  fields: {
    email: { type: 'text', sortable: true, searchable: true, exported: true, column: 'phone' },
    /** Titles of the roles, separated by commas. */
    role_titles: { type: 'text', only: 'query', searchable: true, exported: true },
    /** Language of the e-mail. */
    language: { type: 'choice', choices: ['en', 'sl'], filterable: true, exported: true },
    /** Who sent the latest e-mail. Its link works only while this person may grant the roles. */
    invited_by: { type: 'person', searchable: true, exported: true },
    /** Time of the latest e-mail. */
    sent_at: { type: 'instant', sortable: true, filterable: true, exported: true, column: 'wide' },
    expires_at: { type: 'instant', sortable: true, filterable: true, exported: true },
    /** `refused`: the mail server refused the latest e-mail; `void`: see `void_reason`. */
    state: { type: 'choice', choices: ['waiting', 'refused', 'expired', 'void'], column: 'wide' },
    /** The inviter is inactive, may no longer grant the roles, or the roles were deleted. */
    void_reason: { type: 'choice', choices: ['inviter', 'rights', 'roles'], nullable: true },
    /** Number of e-mails, at most 3. */
    sendings: { type: 'integer' },
    /** `resend`, `withdraw`. */
    allowed_actions: { type: 'actions' },
  },
  access: { list: viewers, get: viewers },
  defaultSort: '-sent_at',
});
