import type { RoleMember } from '@atrium/api-client/contract';
import { formatDateTime, type Texts } from '@atrium/i18n';
import { RowTitle, Status, type DataColumn } from '@atrium/ui-kit';
import { PersonAvatar } from '../../components/person-avatar';
import type { rolesTexts } from '../locales/en';

/** The columns of a role's members. */
export const memberColumns = (text: Texts<typeof rolesTexts>): DataColumn<RoleMember>[] => [
  {
    id: 'full_name',
    header: text('members.name'),
    sortable: true,
    width: 'name',
    lead: 'circle',
    cell: ({ full_name: name, email, avatar, active }) => (
      <RowTitle
        detail={
          <>
            {!active && <Status tone="neutral">{text('members.inactive')}</Status>} {email}
          </>
        }
        lead={<PersonAvatar person={{ full_name: name, avatar }} />}
      >
        {name}
      </RowTitle>
    ),
  },
  {
    id: 'added_at',
    header: text('members.added'),
    sortable: true,
    sortFirst: 'descending',
    width: 'date',
    cell: ({ added_at: at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
  },
  {
    id: 'added_by',
    header: text('members.addedBy'),
    cell: ({ added_by: by }) => by?.full_name ?? '–',
  },
];
