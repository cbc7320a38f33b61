import { usePermission } from '@atrium/api-client/react';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useSelectTexts } from '@atrium/i18n/selects';
import { Banner, Button, ButtonLink, FieldGrid, PageHeader, SelectField, Stack, TextField } from '@atrium/ui-kit';
import { NoPermission } from '../../components/no-permission';
import { paths } from '../../paths';
import { useCountries } from '../components/use-countries';
import { customersMessages } from '../messages';
import { NewContacts } from './new-contacts';
import { useCompanySearch } from './use-company-search';
import { useNewSubject } from './use-new-subject';
import { VatNumberField } from './vat-number-field';

/** Adds a customer. The VAT number comes first, since it finds the company. */
function NewSubject() {
  const text = useTexts(customersMessages);
  const common = useCommonTexts();
  const words = useSelectTexts();
  const { codes, nameOf } = useCountries();
  const { form, failure, backHref, setValues } = useNewSubject();
  const company = useCompanySearch(form.values, setValues);
  const successOf = (name: 'title') =>
    company.filled[name] !== undefined && company.filled[name] === form.values[name] && text('company.fromVies');
  return (
    <form {...form.formProps} className="new-subject">
      {failure !== undefined && (
        <Banner role="alert" title={text('saveFailed')} tone="danger">
          {failure}
        </Banner>
      )}
      <VatNumberField company={company} form={form} />
      <Stack gap={4}>
        <h2>{text('company.title')}</h2>
        <TextField
          {...form.text('title')}
          autoComplete="off"
          label={text('field.title')}
          required
          success={successOf('title')}
        />
        <TextField {...form.text('street')} autoComplete="off" label={text('field.street')} />
        <FieldGrid columns="narrow-wide">
          <TextField {...form.text('postal_code')} autoComplete="off" label={text('field.postal_code')} />
          <TextField {...form.text('post')} autoComplete="off" label={text('field.post')} />
        </FieldGrid>
        <SelectField
          {...form.text('country')}
          label={text('field.country')}
          options={codes().map((value) => ({ value, label: nameOf(value) }))}
          placeholder=""
          texts={words}
        />
      </Stack>
      <Stack gap={4}>
        <h2>{text('contacts.title')}</h2>
        <NewContacts form={form} onChange={(contacts) => setValues({ contacts })} />
      </Stack>
      <div className="new-subject__foot">
        <Button busy={form.busy} type="submit" variant="primary">
          {text('add')}
        </Button>
        <ButtonLink href={backHref} variant="ghost">
          {common('cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}

export function NewSubjectPage() {
  const text = useTexts(customersMessages);
  const permission = 'create/customers';
  const canCreate = usePermission(permission);
  return (
    <>
      <PageHeader
        back={{ href: paths.customers.href(), label: text('table') }}
        title={text('newSubject')}
        width="details"
      />
      {canCreate ? <NewSubject /> : <NoPermission permission={permission} />}
    </>
  );
}
