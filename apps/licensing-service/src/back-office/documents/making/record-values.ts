import { shownContact } from '@atrium/api-client/contract';
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
  const first = (type: 'email' | 'phone') => customer.contacts.find((contact) => contact.type === type)?.value ?? '';
  const street = customer.street ?? '';
  const post = joined(customer.postalCode, customer.post ?? customer.city);
  return {
    'customer.title': customer.title,
    'customer.vat': customer.vatNumber ?? '',
    'customer.street': street,
    'customer.address': [street, post].filter((part) => part !== '').join(', '),
    'customer.postal_code': customer.postalCode ?? '',
    'customer.city': customer.city ?? customer.post ?? '',
    'customer.post': post,
    'customer.country': customer.country === null ? '' : countryName(customer.country, language),
    'customer.contact': shownContact(customer.contacts)?.value ?? '',
    'customer.email': first('email'),
    'customer.phone': first('phone'),
  };
}
