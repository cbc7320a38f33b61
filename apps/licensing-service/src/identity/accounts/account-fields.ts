import { defineFields } from '@atrium/api-client/contract';

/** The fields of accounts whose values the audit log records. */
export const recordedAccountFields = defineFields({
  full_name: { type: 'text', recorded: true },
  username: { type: 'text', nullable: true, recorded: true },
  position_title: { type: 'text', nullable: true, recorded: true },
  state: { type: 'choice', choices: ['pending', 'active', 'inactive', 'anonymised'], recorded: true },
  email: { type: 'text', recorded: true },
  language: { type: 'choice', choices: ['en', 'sl'], recorded: true },
  per_page: { type: 'integer', nullable: true, recorded: true },
  role: { type: 'text', recorded: true },
  /** Titles of roles. */
  roles: { type: 'text', recorded: true },
  /** Of an invitation. */
  sendings: { type: 'integer', recorded: true },
  by: { type: 'id', recorded: true },
  session: { type: 'id', recorded: true },
  sessions: { type: 'integer', recorded: true },
});
