import { languages, useCommonTexts, useTexts } from '@atrium/i18n';
import { suggestTenantUrlName } from '@atrium/validators';
import { useState, type ChangeEvent } from 'react';
import { applicationMessages } from '../messages';
import { useSectionFields } from '../../form/components/section-form-context';
import type { ApplicationValues } from '../model/application-values';
import { SectionSelectField } from '../../form/components/section-select-field';
import { SectionTextField } from '../../form/components/section-text-field';
import { UrlNameField } from './url-name-field';

interface CompanyFieldsProps {
  /** The company CRM exists, so its address is fixed. */
  existing: boolean;
}

/** Name and address of the company CRM. */
export function CompanyFields({ existing }: CompanyFieldsProps) {
  const text = useTexts(applicationMessages);
  const common = useCommonTexts();
  const { form } = useSectionFields<ApplicationValues>();
  const [follows, setFollows] = useState(form.values.url_name === '');

  function changeTitle(event: ChangeEvent<HTMLInputElement>) {
    const title = event.target.value;
    void form.setValues({ ...form.values, title, ...(follows ? { url_name: suggestTenantUrlName(title) } : {}) });
  }

  return (
    <>
      <SectionTextField
        autoComplete="off"
        hint={text('titleHint')}
        kind="name"
        label={text('titleName')}
        name="title"
        onTyped={changeTitle}
      />
      <SectionTextField
        autoComplete="organization"
        kind="name"
        hint={text('companyHint')}
        label={text('company')}
        name="company"
      />
      {!existing && <UrlNameField onTyped={() => setFollows(false)} />}
      <SectionSelectField
        hint={text('languageHint')}
        label={text('language')}
        name="language"
        options={languages.map((value) => ({ value, label: common(`languages.${value}`) }))}
      />
    </>
  );
}
