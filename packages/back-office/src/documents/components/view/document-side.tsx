import { usePermission } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { Avatar, ButtonLink, DefinitionList, Link, type Definition } from '@atrium/ui-kit';
import { Columns2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../paths';
import { documentsMessages } from '../../../components/documents/messages';

interface DocumentSideProps {
  customer: { readonly id: string; readonly title: string } | null;
  /** Versions of a saved document, and of one that is continued. */
  versions?: ReactNode;
  /** Compares the shown version with another one. */
  compareHref?: string | undefined;
  facts: readonly Definition[];
  /** Further sections, before the facts. */
  children?: ReactNode;
}

/** The panel beside a document: customer, versions, facts. */
export function DocumentSidePanel({ customer, versions, compareHref, facts, children }: DocumentSideProps) {
  const text = useTexts(documentsMessages);
  const seesCustomers = usePermission('view/customers');
  return (
    <>
      <section aria-labelledby="document-customer">
        <h2 className="document-side__head" id="document-customer">
          {text('field.customer')}
        </h2>
        {customer === null ? (
          <p className="document-side__none">{text('side.noCustomer')}</p>
        ) : (
          <div className="document-side__customer">
            <Avatar name={customer.title} />
            {seesCustomers ? (
              <Link href={paths.customers.details.href(customer.id)}>{customer.title}</Link>
            ) : (
              customer.title
            )}
          </div>
        )}
      </section>
      {versions !== undefined && (
        <section aria-labelledby="document-versions">
          <div className="document-side__row">
            <h2 className="document-side__head" id="document-versions">
              {text('versions.title')}
            </h2>
            {compareHref !== undefined && (
              <ButtonLink href={compareHref} icon={Columns2} size="s" variant="ghost">
                {text('versions.compareAction')}
              </ButtonLink>
            )}
          </div>
          {versions}
        </section>
      )}
      {children}
      <section aria-labelledby="document-facts">
        <h2 className="document-side__head" id="document-facts">
          {text('side.facts')}
        </h2>
        <DefinitionList items={facts} />
      </section>
    </>
  );
}
