import { rolesResource, type RoleSummary } from '@atrium/api-client/contract';
import { formatDateTime, type Texts } from '@atrium/i18n';
import { IconTile, RowTitle, Status, type DataColumn } from '@atrium/ui-kit';
import { Shield, ShieldCheck } from 'lucide-react';
import { listColumns } from '../../components/list/list-columns';
import { PersonAvatar } from '../../components/person-avatar';
import { paths } from '../../paths';
import type { rolesTexts } from '../locales/en';

const { href } = paths.roles.details;

/** The columns of the list of roles. */
export const roleColumns = (text: Texts<typeof rolesTexts>): DataColumn<RoleSummary>[] =>
  listColumns<typeof rolesResource, RoleSummary>(rolesResource, {
    label: (name) => text(`field.${name}`),
    lead: 'square',
    cells: {
      title: ({ id, title, description, active, members, built_in: builtIn }) => (
        <RowTitle
          detail={
            <>
              <span className="role__wide">{builtIn ? text('administrators') : description}</span>
              <span className="role__phone">
                {active ? (
                  text('memberCount', { count: members })
                ) : (
                  <Status tone="neutral">{text('state.false')}</Status>
                )}
              </span>
            </>
          }
          href={href(id)}
          lead={<IconTile icon={builtIn ? ShieldCheck : Shield} />}
        >
          {title}
        </RowTitle>
      ),
      members: ({ members, first_members: first }) => (
        <span className="role__members">
          <span className="role__count">{members}</span>
          {first.map((person) => (
            <PersonAvatar key={person.id} person={person} />
          ))}
          {members > first.length && (
            <span className="role__more">{text('moreMembers', { more: members - first.length })}</span>
          )}
        </span>
      ),
      active: ({ active }) => <Status tone={active ? 'success' : 'neutral'}>{text(`state.${active}`)}</Status>,
      updated_at: ({ updated_at: at, last_modified: by }) => (
        <>
          <time dateTime={at}>{formatDateTime(at)}</time>
          {by !== null && <div className="role__modifier">{by.full_name}</div>}
        </>
      ),
    },
  }).map((column) => layout(column));

/** Widths of columns whose cells show more than their field. */
function layout(column: DataColumn<RoleSummary>): DataColumn<RoleSummary> {
  if (column.id === 'title') return { ...column, width: undefined };
  if (column.id === 'members') return { ...column, align: 'start', width: 'status' };
  if (column.id === 'updated_at') return { ...column, width: 'status' };
  return column.id === 'active' ? { ...column, width: 'day' } : column;
}
