import { userInvitationsResource, type UserInvitation } from '@atrium/api-client/contract';
import { formatDate, formatDateTime, type Texts } from '@atrium/i18n';
import { IconTile, RowTitle, Status, type DataColumn, type Tone } from '@atrium/ui-kit';
import { Ban, Clock, History, Mail, MailX, type LucideIcon } from 'lucide-react';
import { listColumns } from '../../components/list/list-columns';
import type { InvitationsTexts } from '../messages';

type Text = Texts<InvitationsTexts>;

const looks: Readonly<Record<UserInvitation['state'], { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  waiting: { tone: 'neutral', icon: Clock },
  refused: { tone: 'danger', icon: MailX },
  expired: { tone: 'warning', icon: History },
  void: { tone: 'warning', icon: Ban },
};

const stateOf = (text: Text, { state }: UserInvitation) => <Status {...looks[state]}>{text(`state.${state}`)}</Status>;

function stateDetail(text: Text, { state, void_reason: reason, expires_at: expires }: UserInvitation): string {
  if (state === 'void') return reason === null ? '' : text(`reason.${reason}`);
  if (state === 'refused') return text('refusedBy');
  return state === 'expired' ? formatDate(expires) : text('until', { day: formatDate(expires) });
}

function rolesOf(text: Text, { roles }: UserInvitation): string {
  const [first, ...others] = roles;
  if (first === undefined) return text('noRoles');
  return others.length === 0 ? first.title : text('rolesMore', { role: first.title, count: others.length });
}

function emailCell(text: Text, invitation: UserInvitation) {
  const { email, language } = invitation;
  return (
    <RowTitle
      detail={
        <>
          <span className="invitations__narrow">
            {stateOf(text, invitation)} {stateDetail(text, invitation)}
          </span>
          <span className="invitations__wide">
            {rolesOf(text, invitation)}, {text(`language.${language}`)}
          </span>
        </>
      }
      lead={<IconTile icon={Mail} />}
    >
      {email}
    </RowTitle>
  );
}

function sentCell({ sent_at: sent, invited_by: inviter }: UserInvitation) {
  return (
    <>
      <time className="invitations__line" dateTime={sent}>
        {formatDateTime(sent)}
      </time>
      <span className="invitations__line">{inviter.full_name}</span>
    </>
  );
}

function stateCell(text: Text, invitation: UserInvitation) {
  return (
    <>
      <span className="invitations__line">{stateOf(text, invitation)}</span>
      <span className="invitations__line">{stateDetail(text, invitation)}</span>
    </>
  );
}

/** E-mail with its roles, when and by whom it was invited, and the state of the link. */
export function invitationColumns(text: Text): DataColumn<UserInvitation>[] {
  const columns = listColumns<typeof userInvitationsResource, UserInvitation>(userInvitationsResource, {
    label: (name) => text(`column.${name}`),
    lead: 'square',
    cells: {
      email: (row) => emailCell(text, row),
      sent_at: sentCell,
      state: (row) => stateCell(text, row),
    },
  });
  return columns.map((column) => (column.id === 'email' ? column : { ...column, width: 'date' }));
}
