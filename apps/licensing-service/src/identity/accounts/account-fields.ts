import { defineFields } from '@atrium/api-client/contract';

/** The fields of accounts whose values the audit log records. */
export const recordedAccountFields = defineFields({
  full_name: { type: 'text', recorded: true },
  email: { type: 'text', recorded: true },
  language: { type: 'choice', choices: ['en', 'sl'], recorded: true },
  per_page: { type: 'integer', nullable: true, recorded: true },
  role: { type: 'text', recorded: true },
  by: { type: 'id', recorded: true },
  session: { type: 'id', recorded: true },
  sessions: { type: 'integer', recorded: true },
});
