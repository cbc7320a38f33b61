import { formatDate, useCommonTexts, useLanguage, useTexts } from '@atrium/i18n';
import { DefinitionList } from '@atrium/ui-kit';
import { listCountries } from '@atrium/validators/countries';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useWizard } from '../../../sections/form/components/use-wizard';
import { wizardMessages } from '../../messages';
import { applicationMessages } from '../../../sections/application/messages';
import { awaitPhoneRules, phoneRules } from '../../../sections/form/model/phone-rules';
import { crmAddressOf } from '../../../sections/application/model/tenant-url';

interface Phone {
  readonly phone_country_code?: string | null;
  readonly phone?: string | null;
}

export function ReviewApplication() {
  const text = useTexts(wizardMessages);
  const applicationText = useTexts(applicationMessages);
  const common = useCommonTexts();
  const [language] = useLanguage();
  const { tenant, config } = useWizard();
  const { data, secrets } = tenant.sections.application;
  const { address } = data;
  const { formatPhone } = useStore(phoneRules);
  useEffect(() => void awaitPhoneRules(), []);
  /** In international format if valid, else as entered. */
  const phoneText = ({ phone_country_code: code, phone }: Phone) =>
    phone ? formatPhone(phone, { country: code ?? undefined }) : undefined;
  const country = listCountries(language).find(({ code }) => code === address?.country)?.name;
  const place = [address?.postal_code, address?.city].filter(Boolean).join(' ');

  const facts = {
    titleName: data.title,
    company: data.company,
    urlName: data.url_name && crmAddressOf(config.tenant_url_template, data.url_name),
    language: data.language && common(`languages.${data.language}`),
    email: data.email,
    phone: phoneText(data),
    password:
      secrets.password.set && text('reviewPage.passwordSet', { date: formatDate(secrets.password.updated_at ?? '') }),
    vatNumber: address?.vat_number,
    address: [address?.street, place, country].filter(Boolean).join(', '),
    addressPhone: phoneText(address ?? {}),
  } as const;

  return (
    <DefinitionList
      items={(Object.keys(facts) as (keyof typeof facts)[]).map((id) => ({
        id,
        term: applicationText(id),
        value: facts[id] || <span className="review-nothing">{text('reviewPage.notGiven')}</span>,
      }))}
    />
  );
}
