import { Skeleton } from '../skeleton/skeleton';

const WIDTHS = ['most', 'half', 'most', 'half', 'third', 'half'] as const;

export function DataTableSkeleton({ columns }: { columns: number }) {
  return WIDTHS.map((width, index) => (
    <tr className="a-table__row" key={index}>
      <td className="a-table__cell" colSpan={columns}>
        <div aria-hidden="true" className="a-row-title">
          <Skeleton shape="tile" />
          <div className="a-table__bars">
            <Skeleton width={width} />
            <Skeleton shape="note" width={width === 'third' ? 'quarter' : 'third'} />
          </div>
        </div>
      </td>
    </tr>
  ));
}
