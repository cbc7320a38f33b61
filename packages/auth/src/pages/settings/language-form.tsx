import type { CurrentUser } from '@atrium/api-client/contract';
import { languages, toLanguage, useCommonTexts, useLanguage, useTexts, type Language } from '@atrium/i18n';
import { useSelectWords } from '@atrium/i18n/selects';
import { Card, SelectField } from '@atrium/ui-kit';
import { useUpdateAccount } from '../../api/update-account';
import { settingsMessages } from '../../settings-messages';
import { useSaveNotice } from './use-save-notice';

export interface LanguageFormProps {
  readonly user: CurrentUser;
}

/** The interface changes at once; the account follows, so that e-mails come in the same language. */
export function LanguageForm({ user }: LanguageFormProps) {
  const t = useTexts(settingsMessages);
  const words = useSelectWords();
  const common = useCommonTexts();
  const [current, choose] = useLanguage();
  const notice = useSaveNotice();
  const { mutate } = useUpdateAccount();

  function save(language: Language) {
    notice.begin();
    mutate(
      { params: { id: user.id }, body: { language } },
      { onSuccess: notice.saved, onError: (error) => notice.failed(error, () => save(language)) },
    );
  }

  return (
    <Card title={t('language.title')}>
      <SelectField
        hint={t('language.hint')}
        label={t('language.title')}
        name="language"
        onChange={(event) => {
          const language = toLanguage(event.target.value);
          if (language === undefined) return;
          void choose(language);
          save(language);
        }}
        options={languages.map((value) => ({ value, label: common(`languages.${value}`) }))}
        texts={words}
        value={current}
      />
    </Card>
  );
}
