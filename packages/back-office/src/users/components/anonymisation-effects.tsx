import type { Anonymisation } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Stack } from '@atrium/ui-kit';
import { usersMessages } from '../messages';

const counted = ['sessions', 'roles', 'memberships', 'invitations'] as const;

/** What goes and what stays when a user is anonymised. */
export function AnonymisationEffects({ effects }: { effects: Anonymisation }) {
  const text = useTexts(usersMessages);
  return (
    <Stack gap={3}>
      <p>{text('anonymise.irreversible')}</p>
      <div>
        <h3 className="users__effects">{text('anonymise.goes')}</h3>
        <ul className="users__list">
          <li>{text('anonymise.personal')}</li>
          <li>{text('anonymise.login')}</li>
          {counted
            .filter((name) => effects[name] > 0)
            .map((name) => (
              <li key={name}>{text(`anonymise.${name}`, { count: effects[name] })}</li>
            ))}
        </ul>
      </div>
      <div>
        <h3 className="users__effects">{text('anonymise.stays')}</h3>
        <ul className="users__list">
          {(['records', 'invoices', 'mails'] as const).map((name) => (
            <li key={name}>{text(`anonymise.${name}`)}</li>
          ))}
        </ul>
      </div>
    </Stack>
  );
}
