import type { CurrentUser } from '@atrium/api-client/contract';
import { languages, toLanguage, useCommonTexts, useLanguage, useTexts } from '@atrium/i18n';
import { Card, SelectField } from '@atrium/ui-kit';
import { useUpdateAccount } from '../../api/update-account';
import { settingsMessages } from '../../settings-messages';
import { SaveResult } from './save-result';

export interface LanguageFormProps {
  readonly user: CurrentUser;
}

/** The interface changes at once; the account follows, so that e-mails come in the same language. */
export function LanguageForm({ user }: LanguageFormProps) {
  const t = useTexts(settingsMessages);
  const common = useCommonTexts();
  const [current, choose] = useLanguage();
  const { mutate, isSuccess, isError } = useUpdateAccount();
  return (
    <Card title={t('language.title')}>
      <SelectField
        hint={t('language.hint')}
        label={t('language.title')}
        labelEnd={<SaveResult result={isSuccess ? 'saved' : isError ? 'failed' : null} />}
        name="language"
        onChange={(event) => {
          const language = toLanguage(event.target.value);
          if (language === undefined) return;
          void choose(language);
          mutate({ params: { id: user.id }, body: { language } });
        }}
        options={languages.map((value) => ({ value, label: common(`languages.${value}`) }))}
        value={current}
      />
    </Card>
  );
}
