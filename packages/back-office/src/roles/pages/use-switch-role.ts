import type { Role } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useSwitchActive } from '../../components/use-switch-active';
import { useSaveRole } from '../api/roles';
import { rolesMessages } from '../messages';

/** Activates or deactivates a role at once. */
export function useSwitchRole() {
  const text = useTexts(rolesMessages);
  const { mutateAsync } = useSaveRole();
  return useSwitchActive<Role>({
    save: ({ id, version }, active) => mutateAsync({ id, body: { active, _version: version } }),
    done: ({ title }) => ({ title: text('updated', { title }) }),
    failed: () => text('changeFailed'),
  });
}
