import { useTexts } from '@atrium/i18n';
import { Card, Switch, useSingleKeys } from '@atrium/ui-kit';
import { settingsMessages } from '../../settings-messages';

/** Turns the single-key shortcuts of lists on or off, for users of speech input and screen readers. */
export function SingleKeysForm() {
  const t = useTexts(settingsMessages);
  const [on, choose] = useSingleKeys();
  return (
    <Card title={t('singleKeys.title')}>
      <Switch
        checked={on}
        hint={t('singleKeys.hint')}
        label={t('singleKeys.label')}
        name="single_keys"
        onChange={(event) => choose(event.target.checked)}
      />
    </Card>
  );
}
