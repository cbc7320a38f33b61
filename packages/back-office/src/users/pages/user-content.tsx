import { useTexts } from '@atrium/i18n';
import { LoadedRecord } from '../../components/loaded-record';
import { paths } from '../../paths';
import { useUser } from '../api/users';
import { usersMessages } from '../messages';
import { UserDetails } from './user-details';

/** A user, or why they cannot be shown. */
export function UserContent({ id }: { id: string }) {
  const text = useTexts(usersMessages);
  return (
    <LoadedRecord
      listHref={paths.users.href()}
      query={useUser(id)}
      texts={{
        loading: text('details.loading'),
        failed: text('details.failed'),
        missing: text('details.missing'),
        missingText: text('details.missingText'),
        list: text('details.back'),
      }}
    >
      {(user) => <UserDetails user={user} />}
    </LoadedRecord>
  );
}
