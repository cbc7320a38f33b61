import { useTexts } from '@atrium/i18n';
import { Button, Stack, TextField } from '@atrium/ui-kit';
import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { customersMessages } from '../messages';
import { CompanyAnswer } from './company-answer';
import type { useCompanySearch } from './use-company-search';
import type { NewSubjectForm } from './use-new-subject';

interface VatNumberFieldProps {
  form: NewSubjectForm;
  company: ReturnType<typeof useCompanySearch>;
}

/** The VAT number of a new customer; Find company or Enter looks the company up. */
export function VatNumberField({ form, company }: VatNumberFieldProps) {
  const text = useTexts(customersMessages);
  const number = form.values.vat_number.trim();
  const isAsking = company.search?.state === 'asking';

  function find() {
    if (number === '') document.getElementById(form.idOf('vat_number'))?.focus();
    else if (!isAsking) void company.start(number);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || number === '') return;
    event.preventDefault();
    find();
  }

  return (
    <Stack gap={3}>
      <div className="new-subject__number">
        <TextField
          {...form.text('vat_number')}
          autoCapitalize="characters"
          autoComplete="off"
          label={text('field.vat_number')}
          onKeyDown={onKeyDown}
          optionalText={text('company.vatHint')}
          spellCheck={false}
        />
        <Button icon={Search} onClick={find}>
          {text('company.find')}
        </Button>
      </div>
      <CompanyAnswer company={company} />
    </Stack>
  );
}
