import type { GrantedRole } from '@atrium/api-client/contract';
import { IconTile, RowTitle, type DataColumn } from '@atrium/ui-kit';
import { Shield } from 'lucide-react';

/** Title and description of a role, and why it cannot be chosen. */
export function roleColumns(
  name: string,
  state: string,
  { stateOf, detailOf }: Readonly<Record<'stateOf' | 'detailOf', (role: GrantedRole) => string | null>>,
): DataColumn<GrantedRole>[] {
  return [
    {
      id: 'title',
      header: name,
      lead: 'square',
      cell: (role) => (
        <RowTitle detail={detailOf(role)} lead={<IconTile icon={Shield} />} wraps>
          {role.title}
        </RowTitle>
      ),
    },
    {
      id: 'state',
      header: state,
      align: 'end',
      width: 'count',
      phone: true,
      cell: (role) => <span className="user__note">{stateOf(role)}</span>,
    },
  ];
}
