import type { CurrentUser } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Card, SelectField } from '@atrium/ui-kit';
import { useUpdateAccount } from '../../api/update-account';
import { SaveResult } from '../../components/form/save-result';
import { authMessages } from '../../messages';
import { defaultPageSize, pageSizes } from '../../model/page-sizes';

export interface ListScopeFormProps {
  readonly user: CurrentUser;
}

/** A choice that takes effect at once. */
export function ListScopeForm({ user }: ListScopeFormProps) {
  const t = useTexts(authMessages);
  const { mutate, isSuccess, isError, isPending, variables } = useUpdateAccount();
  const saved = user.per_page ?? defaultPageSize;
  const chosen = isPending ? (variables.body?.per_page ?? saved) : saved;
  return (
    <Card title={t('settings.listScope')}>
      <SelectField
        hint={t('settings.listScopeHint')}
        label={t('fields.per_page')}
        labelEnd={<SaveResult result={isSuccess ? 'saved' : isError ? 'failed' : null} />}
        name="per_page"
        onChange={(event) => mutate({ params: { id: user.id }, body: { per_page: Number(event.target.value) } })}
        options={pageSizes(saved).map((size) => ({ value: String(size), label: String(size) }))}
        value={String(chosen)}
      />
    </Card>
  );
}
