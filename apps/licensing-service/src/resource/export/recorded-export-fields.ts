import { defineFields } from '@atrium/api-client/contract';

/** What the audit log records of an export. A search and filters may hold personal values. */
export const recordedExportFields = defineFields({
  rows: { type: 'integer', recorded: true },
  sort: { type: 'text', names: 'sort', recorded: true },
});
