import type { CustomerContact } from '@atrium/api-client/contract';
import type { Texts } from '@atrium/i18n';
import { Badge, Icon, type DataColumn } from '@atrium/ui-kit';
import { Mail, Phone } from 'lucide-react';
import type { CustomersTexts } from '../messages';

const icons = { email: Mail, phone: Phone } as const;

interface ContactColumnsOptions {
  readonly text: Texts<CustomersTexts>;
  readonly formatPhone: (phone: string) => string;
  /** Id of the contact that lists show. */
  readonly shownId: string | undefined;
}

/** The columns of a customer's contacts. */
export function contactColumns({ text, formatPhone, shownId }: ContactColumnsOptions): DataColumn<CustomerContact>[] {
  return [
    {
      id: 'value',
      header: text('contacts.value'),
      phone: true,
      cell: ({ type, value }) => (
        <a className="customer-contact" href={`${type === 'email' ? 'mailto' : 'tel'}:${value}`}>
          <Icon icon={icons[type]} size="s" />
          <span className="customer-contact__value">{type === 'phone' ? formatPhone(value) : value}</span>
        </a>
      ),
    },
    { id: 'type', header: text('contacts.type'), width: 'count', cell: ({ type }) => text(`contacts.${type}`) },
    {
      id: 'shown',
      header: text('contacts.shown'),
      width: 'count',
      cell: ({ id }) => id === shownId && <Badge tone="accent">{text('contacts.shown')}</Badge>,
    },
  ];
}
