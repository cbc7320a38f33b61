import {
  exportUserInvitationsEndpoint,
  listUserInvitationsEndpoint,
  userInvitationsResource,
  type UserInvitation,
} from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useMemo } from 'react';
import { InviteButton } from '../../components/invite-users/invite-button';
import { filterFields } from '../../components/list/filter-fields';
import { ResourceList } from '../../components/list/resource-list';
import { listViews } from '../../components/model/list-view';
import { invitationsMessages } from '../messages';
import { InvitationActions } from './invitation-actions';
import { invitationColumns } from './invitation-columns';

const filters = ['language', 'sent_at'] as const;
const views = listViews(userInvitationsResource, filters);
const { choices: languages } = userInvitationsResource.columns.language;

const actions = (invitation: UserInvitation) => <InvitationActions invitation={invitation} />;

/** The invitations that are not accepted yet. */
export function InvitationsContent() {
  const text = useTexts(invitationsMessages);
  const columns = useMemo(() => invitationColumns(text), [text]);
  const fields = useMemo(() => {
    const words: Readonly<Record<string, string>> = Object.fromEntries(
      languages.map((language) => [language, text(`language.${language}`)]),
    );
    return filterFields(userInvitationsResource, filters, {
      label: (name) => text(name === 'language' ? 'filter.language' : 'filter.sent_at'),
      choice: (_name, value) => words[value] ?? value,
    });
  }, [text]);

  return (
    <ResourceList
      actions={actions}
      columns={columns}
      emptyAction={<InviteButton />}
      endpoint={listUserInvitationsEndpoint}
      exportEndpoint={exportUserInvitationsEndpoint}
      filters={fields}
      texts={{
        table: text('table'),
        loading: text('loading'),
        failed: text('failed'),
        search: text('search'),
        actions: text('column.actions'),
        emptyTitle: text('empty.title'),
        emptyText: text('empty.text'),
        noMatches: text('empty.narrowed'),
      }}
      views={views}
    />
  );
}
