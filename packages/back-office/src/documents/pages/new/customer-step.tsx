import { useOptions, usePermission, useSelectedOptions } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { useSelectTexts } from '@atrium/i18n/selects';
import { Avatar, ButtonLink, SearchSelectField } from '@atrium/ui-kit';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../paths';
import { useRecentCustomers } from '../../api/customers';
import { useFocusHash } from '../../components/new/use-focus-hash';
import { useSteps } from '../../components/new/use-steps';
import { newDocumentMessages } from '../../new-document-messages';
import { needsCustomer } from '../../model/document-steps';

const namespace = 'customers';

/** Chooses the customer of a new document. Templates that do not name the customer need none. */
export function CustomerStep() {
  const text = useTexts(newDocumentMessages);
  const words = useSelectTexts();
  const canCreate = usePermission('create/customers');
  const { document, change, template, attempted } = useSteps();
  const { customerId } = document;
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState(false);
  const source = useOptions({ namespace, search }, { enabled: opened });
  const { options: chosen } = useSelectedOptions(namespace, customerId === '' ? [] : [customerId]);
  const recent = useRecentCustomers();
  useFocusHash(true);
  const isNeeded = template.data !== undefined && needsCustomer(template.data);
  return (
    <div className="customer-step">
      <SearchSelectField
        error={attempted && isNeeded && customerId === '' ? text('gaps.customer') : undefined}
        hint={template.data === undefined || isNeeded ? undefined : text('customer.notNeeded')}
        id="customer"
        label={text('customer.label')}
        onChange={(key) => change({ customerId: key })}
        onOpenChange={(open) => setOpened((before) => before || open)}
        onSearch={setSearch}
        placeholder={text('customer.placeholder')}
        required={isNeeded}
        selectedOptions={chosen}
        source={source}
        texts={words}
        value={customerId}
      />
      {recent.length > 0 && (
        <section aria-labelledby="recent-customers" className="customer-step__recent">
          <h2 id="recent-customers">{text('customer.recent')}</h2>
          <ul>
            {recent.map(({ id, title }) => (
              <li key={id}>
                <button
                  aria-pressed={id === customerId}
                  className="customer-step__customer"
                  onClick={() => change({ customerId: id })}
                  type="button"
                >
                  <Avatar name={title} />
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {canCreate && (
        <ButtonLink href={paths.customers.new.href('document')} icon={UserPlus} variant="ghost">
          {text('customer.new')}
        </ButtonLink>
      )}
    </div>
  );
}
