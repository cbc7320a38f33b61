import type { CustomerSummary } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Icon, VisuallyHidden } from '@atrium/ui-kit';
import { Mail, Phone } from 'lucide-react';
import { customersMessages } from '../messages';
import { usePhoneFormat } from './use-phone-format';

const icons = { email: Mail, phone: Phone } as const;

interface ShownContactProps {
  customer: Pick<CustomerSummary, 'contact' | 'contacts'>;
}

/** The contact that a customer shows, and how many more there are. */
export function ShownContact({ customer: { contact, contacts } }: ShownContactProps) {
  const text = useTexts(customersMessages);
  const formatPhone = usePhoneFormat();
  if (contact === null) return <span className="customer-contact customer-contact--none">{text('noContact')}</span>;
  const others = contacts - 1;
  return (
    <span className="customer-contact">
      <Icon icon={icons[contact.type]} size="s" />
      <span className="customer-contact__value">
        {contact.type === 'phone' ? formatPhone(contact.value) : contact.value}
      </span>
      {others > 0 && (
        <span className="customer-contact__more">
          <span aria-hidden="true">{text('moreContacts', { number: others })}</span>
          <VisuallyHidden>{text('moreContactsLabel', { count: others })}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
