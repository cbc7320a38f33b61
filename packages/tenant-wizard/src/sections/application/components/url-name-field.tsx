import { useTexts } from '@atrium/i18n';
import { checkTenantUrlName } from '@atrium/validators';
import { Spinner } from '@atrium/ui-kit';
import { useUrlName } from '../api/check-url-name';
import { useDebounced } from '../../../tenant/components/use-debounced';
import { useWizard } from '../../form/components/use-wizard';
import { applicationMessages } from '../messages';
import { crmAddressOf } from '../model/tenant-url';
import { useSectionFields } from '../../form/components/section-form-context';
import type { ApplicationValues } from '../model/application-values';
import { SectionTextField } from '../../form/components/section-text-field';
import { verbatim } from '../../form/components/verbatim';
import { UrlNameSuggestions } from './url-name-suggestions';

/** Name part of the application URL, checked while the user types. */
export function UrlNameField({ onTyped }: { onTyped: () => void }) {
  const text = useTexts(applicationMessages);
  const { tenant, config } = useWizard();
  const { form } = useSectionFields<ApplicationValues>();
  const typed = form.values.url_name;
  const verdict = checkTenantUrlName(typed);
  const name = verdict.valid ? verdict.normalized : '';
  const settled = useDebounced(name);
  const check = useUrlName({ name: settled, tenantId: tenant.id }, settled !== '' && settled === name);
  const answer = settled === name && name !== '' ? check.data : undefined;
  const checking = name !== '' && (settled !== name || check.isFetching);
  const address = crmAddressOf(config.tenant_url_template, name);

  function hint() {
    if (name === '') return text('urlEmptyHint');
    if (checking) return text('urlChecking');
    if (check.isError) return text('urlUnchecked');
    return text('urlHint', { address });
  }

  function refusal() {
    if (!verdict.valid && verdict.reason === 'reserved') return text('urlReserved');
    if (answer === undefined || answer.available) return undefined;
    return text(answer.reason === 'reserved' ? 'urlReserved' : 'urlTaken');
  }

  return (
    <div>
      <SectionTextField
        {...verbatim}
        hint={hint()}
        label={text('urlName')}
        name="url_name"
        onInput={onTyped}
        refusal={refusal()}
        success={answer?.available === true ? text('urlFree', { address }) : undefined}
        suffix={checking && <Spinner size="s" />}
      />
      {answer !== undefined && !answer.available && (
        <UrlNameSuggestions
          names={answer.suggestions}
          onUse={(suggestion) => {
            onTyped();
            void form.setFieldValue('url_name', suggestion);
          }}
        />
      )}
    </div>
  );
}
