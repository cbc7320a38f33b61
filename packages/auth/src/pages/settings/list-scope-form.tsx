import type { CurrentUser } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Card, SelectField } from '@atrium/ui-kit';
import { useUpdateAccount } from '../../api/update-account';
import { currentPageSize, pageSizes, rememberPageSize } from '../../model/page-sizes';
import { settingsMessages } from '../../settings-messages';
import { SaveResult } from './save-result';

export interface ListScopeFormProps {
  readonly user: CurrentUser;
}

/** A choice that takes effect at once. */
export function ListScopeForm({ user }: ListScopeFormProps) {
  const t = useTexts(settingsMessages);
  const { mutate, isSuccess, isError, isPending, variables } = useUpdateAccount();
  const saved = currentPageSize(user.per_page);
  const chosen = isPending ? (variables.body?.per_page ?? saved) : saved;

  function choose(size: number) {
    mutate({ params: { id: user.id }, body: { per_page: size } }, { onSuccess: () => rememberPageSize(size) });
  }

  return (
    <Card title={t('listScope.title')}>
      <SelectField
        hint={t('listScope.hint')}
        label={t('listScope.perPage')}
        labelEnd={<SaveResult result={isSuccess ? 'saved' : isError ? 'failed' : null} />}
        name="per_page"
        onChange={(event) => choose(Number(event.target.value))}
        options={pageSizes(saved).map((size) => ({ value: String(size), label: String(size) }))}
        value={String(chosen)}
      />
    </Card>
  );
}
