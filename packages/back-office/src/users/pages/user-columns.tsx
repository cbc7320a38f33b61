import { usersResource, type UserSummary } from '@atrium/api-client/contract';
import { formatDateTime, type Texts } from '@atrium/i18n';
import { Badge, RowTitle, Status, type DataColumn } from '@atrium/ui-kit';
import { listColumns } from '../../components/list/list-columns';
import { PersonAvatar } from '../../components/person-avatar';
import { paths } from '../../paths';
import type { UsersTexts } from '../messages';
import { userTones } from '../model/user-tones';

type Text = Texts<UsersTexts>;

const stateOf = (text: Text, { state }: UserSummary) => (
  <Status tone={userTones[state]}>{text(`state.${state}`)}</Status>
);

/** The second line on a phone: the state unless active, else the roles. */
function phoneDetail(text: Text, user: UserSummary) {
  const [first, ...others] = user.roles;
  if (user.state !== 'active') return stateOf(text, user);
  if (first === undefined) return text('noRoles');
  return others.length === 0 ? first.title : text('rolesMore', { role: first.title, count: others.length });
}

function nameCell(text: Text, user: UserSummary) {
  return (
    <RowTitle
      detail={
        <>
          <span className="users__wide">{user.email}</span>
          <span className="users__phone">{phoneDetail(text, user)}</span>
        </>
      }
      href={paths.users.details.href(user.id)}
      lead={<PersonAvatar person={user} />}
    >
      {user.full_name}
    </RowTitle>
  );
}

function rolesCell(text: Text, { roles: [first, ...others] }: UserSummary) {
  if (first === undefined) return <span className="users__none">{text('noRoles')}</span>;
  return (
    <span className="users__roles" title={[first, ...others].map(({ title }) => title).join(', ')}>
      <Badge>{first.title}</Badge>
      {others.length > 0 && <span className="users__none">{text('moreRoles', { number: others.length })}</span>}
    </span>
  );
}

function signInCell(text: Text, { last_sign_in_at: at }: UserSummary) {
  if (at === null) return <span className="users__none">{text('never')}</span>;
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}

/** Name with e-mail, username, roles, state and last sign-in. */
export function userColumns(text: Text): DataColumn<UserSummary>[] {
  return listColumns(usersResource, {
    label: (name) => text(`field.${name}`),
    lead: 'circle',
    cells: {
      full_name: (user) => nameCell(text, user),
      roles: (user) => rolesCell(text, user),
      state: (user) => stateOf(text, user),
      last_sign_in_at: (user) => signInCell(text, user),
    },
  });
}
