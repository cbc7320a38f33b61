import { customerTexts } from '@atrium/api-client/contract';
import { formatIsoDay, localDay, type Seller } from '../../../platform';
import { countryName } from '../../../resource';
import type { DocumentSource } from './document-source';

const joined = (...parts: readonly (string | null)[]) => parts.filter((part) => part !== null && part !== '').join(' ');

/** The texts of the tags that records of the product fill. */
export function recordValues(
  { template: { language }, customer, author }: Pick<DocumentSource, 'template' | 'customer' | 'author'>,
  { seller, number, title, at }: { seller: Seller; number: string; title: string; at: Date },
): Readonly<Record<string, string>> {
  return {
    ...(customer === null ? {} : customerValues(customer, language)),
    'operator.name': seller.name,
    'operator.street': seller.street,
    'operator.post': joined(seller.postal_code, seller.city),
    'operator.country': countryName(seller.country, language),
    'operator.vat': seller.vat_number,
    'operator.iban': seller.iban?.replaceAll(/(.{4})(?=.)/g, '$1 ') ?? '',
    'operator.register': seller.register,
    'operator.registration_number': seller.registration_number,
    'document.number': number,
    'document.title': title,
    'document.date': formatIsoDay(localDay(at)),
    'author.name': author.fullName,
    'author.email': author.email,
    'author.phone': author.phone,
    'author.position': author.positionTitle ?? '',
  };
}

function customerValues(customer: NonNullable<DocumentSource['customer']>, language: 'en' | 'sl') {
  const { vatNumber, postalCode, country } = customer;
  const printed = { ...customer, vat_number: vatNumber, postal_code: postalCode };
  return customerTexts(printed, country === null ? '' : countryName(country, language));
}
