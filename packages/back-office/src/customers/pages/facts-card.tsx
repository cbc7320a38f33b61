import type { Customer } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { Card, DefinitionList, IconButton, type Definition } from '@atrium/ui-kit';
import { PencilLine } from 'lucide-react';
import { useCountries } from '../components/use-countries';
import { VatNumberFact } from '../components/vat-number-fact';
import { customersMessages } from '../messages';

interface FactsCardProps {
  customer: Customer;
  onEdit: (() => void) | undefined;
}

/** The address of a customer, their VAT number, and who made and changed the record. */
export function FactsCard({ customer, onEdit }: FactsCardProps) {
  const text = useTexts(customersMessages);
  const { nameOf } = useCountries();
  const { street, postal_code: code, post, city, country, vat_number: vatNumber, language, note } = customer;
  const lines = [street, city !== post && city, [code, post].filter(Boolean).join(' '), country && nameOf(country)];
  const address = lines.filter((line): line is string => Boolean(line));
  const facts: (Definition | false)[] = [
    {
      id: 'address',
      term: text('field.address'),
      value:
        address.length === 0
          ? '–'
          : address.map((line) => (
              <span className="customer-line" key={line}>
                {line}
              </span>
            )),
    },
    {
      id: 'vat_number',
      term: text('field.vat_number'),
      value: vatNumber === null ? '–' : <VatNumberFact check={customer.vat_check} number={vatNumber} />,
    },
    language !== null && { id: 'language', term: text('field.language'), value: text(`languages.${language}`) },
    note !== null && { id: 'note', term: text('field.note'), value: <span className="customer-note">{note}</span> },
    { id: 'author', term: text('field.author'), value: customer.author.full_name },
    { id: 'created', term: text('field.created_at'), value: formatDateTime(customer.created_at) },
    {
      id: 'modified',
      term: text('field.modified'),
      value: (
        <>
          {formatDateTime(customer.updated_at)}
          <span className="customer-line customer-line--by">{customer.last_modified.full_name}</span>
        </>
      ),
    },
  ];
  return (
    <Card
      actions={
        onEdit !== undefined && <IconButton icon={PencilLine} label={text('editFacts')} onClick={onEdit} size="s" />
      }
      title={text('facts')}
    >
      <DefinitionList items={facts.filter((fact) => fact !== false)} />
    </Card>
  );
}
