import { useTexts } from '@atrium/i18n';
import { Card, SegmentedControl, Stack, themes, useTheme } from '@atrium/ui-kit';
import { settingsMessages } from '../../settings-messages';

/** Sets the theme of this browser, as the navigation does. */
export function ThemeForm() {
  const t = useTexts(settingsMessages);
  const [theme, choose] = useTheme();
  return (
    <Card title={t('theme.title')}>
      <Stack gap={2}>
        <SegmentedControl
          label={t('theme.title')}
          onChange={choose}
          options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
          value={theme}
        />
        <p className="auth-hint">{t('theme.hint')}</p>
      </Stack>
    </Card>
  );
}
