import type { CurrentUser } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useSelectWords } from '@atrium/i18n/selects';
import { Card, SelectField } from '@atrium/ui-kit';
import { useUpdateAccount } from '../../api/update-account';
import { currentPageSize, pageSizes, rememberPageSize } from '../../model/page-sizes';
import { settingsMessages } from '../../settings-messages';
import { useSaveNotice } from './use-save-notice';

export interface ListScopeFormProps {
  readonly user: CurrentUser;
}

/** A choice that takes effect at once. */
export function ListScopeForm({ user }: ListScopeFormProps) {
  const t = useTexts(settingsMessages);
  const words = useSelectWords();
  const notice = useSaveNotice();
  const { mutate, isPending, variables } = useUpdateAccount();
  const saved = currentPageSize(user.per_page);
  const chosen = isPending ? (variables.body?.per_page ?? saved) : saved;

  function choose(size: number) {
    notice.begin();
    mutate(
      { params: { id: user.id }, body: { per_page: size } },
      {
        onSuccess: () => {
          rememberPageSize(size);
          notice.saved();
        },
        onError: (error) => notice.failed(error, () => choose(size)),
      },
    );
  }

  return (
    <Card title={t('listScope.title')}>
      <SelectField
        hint={t('listScope.hint')}
        label={t('listScope.perPage')}
        name="per_page"
        onChange={(event) => choose(Number(event.target.value))}
        options={pageSizes(saved).map((size) => ({ value: String(size), label: String(size) }))}
        texts={words}
        value={String(chosen)}
      />
    </Card>
  );
}
