import { customerTexts, type Customer } from '@atrium/api-client/contract';

type CustomerTexts = ReturnType<typeof customerTexts>;

export type CustomerTag = keyof CustomerTexts;

/** What the tags of a customer print, unless the document replaces it. */
export function printedTexts(customer: Customer, language: 'en' | 'sl'): CustomerTexts {
  const { country } = customer;
  const name = country === null ? '' : new Intl.DisplayNames([language], { type: 'region' }).of(country);
  return customerTexts(customer, name ?? country ?? '');
}

export const isCustomerTag = (tag: string, texts: CustomerTexts): tag is CustomerTag => Object.hasOwn(texts, tag);
