import { Status } from '@atrium/ui-kit';

/** Error of a whole table, found by Next. */
export function RowTableError({ error }: { error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p className="row-table-error">
      <Status tone="danger">{error}</Status>
    </p>
  );
}
