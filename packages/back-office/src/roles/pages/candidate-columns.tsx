import type { RoleCandidate } from '@atrium/api-client/contract';
import type { Texts } from '@atrium/i18n';
import { RowTitle, type DataColumn } from '@atrium/ui-kit';
import { PersonAvatar } from '../../components/person-avatar';
import type { rolesTexts } from '../locales/en';

/** The columns of the users that may be added to a role. */
export const candidateColumns = (text: Texts<typeof rolesTexts>): DataColumn<RoleCandidate>[] => [
  {
    id: 'full_name',
    header: text('members.name'),
    lead: 'circle',
    cell: ({ full_name: name, email, avatar }) => (
      <RowTitle detail={email} lead={<PersonAvatar person={{ full_name: name, avatar }} />}>
        {name}
      </RowTitle>
    ),
  },
  {
    id: 'obstacle',
    header: text('field.active'),
    align: 'end',
    phone: true,
    width: 'day',
    cell: ({ obstacle }) => obstacle !== null && text(`candidates.obstacle.${obstacle}`),
  },
];
