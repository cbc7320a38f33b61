import { Status } from '@atrium/ui-kit';

/** What a press on Next found about a whole table. */
export function RowTableError({ error }: { error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p className="row-table-error">
      <Status tone="danger">{error}</Status>
    </p>
  );
}
