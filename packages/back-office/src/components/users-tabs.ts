import { listUserInvitationsEndpoint, listUsersEndpoint, type ListFilter } from '@atrium/api-client/contract';
import { useList } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { paths } from '../paths';
import { backOfficeMessages } from './messages';

const filters: Readonly<Record<'all' | 'withRole' | 'inactive', Readonly<Record<string, string>>>> = {
  all: {},
  withRole: { has_role: 'true' },
  inactive: { state: 'inactive' },
};

const useUserCount = (filter: ListFilter) => useList(listUsersEndpoint, { per_page: 1, filter }).data?.total;

/** The tabs above the users and above the invitations. */
export function useUsersTabs() {
  const text = useTexts(backOfficeMessages);
  const counts = {
    all: useUserCount(filters.all),
    withRole: useUserCount(filters.withRole),
    inactive: useUserCount(filters.inactive),
  };
  const invited = useList(listUserInvitationsEndpoint, { per_page: 1 }).data?.total;
  const lists = (['all', 'withRole', 'inactive'] as const).map((id) => ({
    id,
    label: text(`usersTabs.${id}`),
    count: counts[id],
    filter: filters[id],
  }));
  return {
    label: text('title.users'),
    items: [
      ...lists,
      { id: 'invited', label: text('usersTabs.invited'), count: invited, href: paths.invitations.href() },
    ],
  };
}
