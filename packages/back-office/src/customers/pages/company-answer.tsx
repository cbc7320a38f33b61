import { isRateLimitError, isValidationError } from '@atrium/api-client';
import type { FoundCompany } from '@atrium/api-client/contract';
import { formatDate, formatDateTime, useCommonTexts, useFieldMessage, useTexts } from '@atrium/i18n';
import { Banner, Button, ButtonLink } from '@atrium/ui-kit';
import { Contact, LoaderCircle } from 'lucide-react';
import { checkVatNumber } from '@atrium/validators';
import { vatNumberWarning } from '@atrium/validators/yup';
import { paths } from '../../paths';
import { customersMessages } from '../messages';
import type { useCompanySearch } from './use-company-search';

interface CompanyAnswerProps {
  company: ReturnType<typeof useCompanySearch>;
}

/** What is known about a VAT number: VIES is asked, its answer, or the customer who has it already. */
export function CompanyAnswer({ company: { search, filled, cancel, undo } }: CompanyAnswerProps) {
  const text = useTexts(customersMessages);
  const common = useCommonTexts();
  if (search === undefined) return null;
  const { state, number, answer, error } = search;
  if (state === 'asking')
    return (
      <Banner
        action={
          <Button onClick={cancel} size="s" variant="ghost">
            {common('cancel')}
          </Button>
        }
        icon={LoaderCircle}
        role="status"
        title={text('company.asking', { number })}
        tone="neutral"
      >
        {text('company.askingText')}
      </Banner>
    );
  if (answer === undefined) {
    const reason = isValidationError(error) ? error.text('vat_number') : undefined;
    return (
      <Banner role="status" title={reason || text('company.failed')} tone="warning">
        {text(isRateLimitError(error) ? 'company.tooMany' : 'company.byHand')}
      </Banner>
    );
  }
  if (answer.customer !== null) return <KnownCustomer customer={answer.customer} />;
  if (answer.status === 'confirmed')
    return <Confirmed answer={answer} onUndo={Object.keys(filled).length > 0 ? undo : undefined} />;
  return <NotConfirmed answer={answer} />;
}

function KnownCustomer({
  customer: { id, title, created_at: at },
}: {
  customer: NonNullable<FoundCompany['customer']>;
}) {
  const text = useTexts(customersMessages);
  const common = useCommonTexts();
  return (
    <Banner
      action={
        <ButtonLink href={paths.customers.details.href(id)} size="s">
          {common('open')}
        </ButtonLink>
      }
      icon={Contact}
      role="status"
      title={text('company.known')}
      tone="neutral"
    >
      {text('company.knownText', { title, date: formatDate(at) })}
    </Banner>
  );
}

function Confirmed({ answer, onUndo }: { answer: FoundCompany; onUndo: (() => void) | undefined }) {
  const text = useTexts(customersMessages);
  const common = useCommonTexts();
  const { name, address, vat_number: number, checked_at: at } = answer;
  if (name === null && address === null)
    return (
      <Banner role="status" title={text('company.foundNameless', { number })} tone="success">
        {text('company.foundNamelessText')}
      </Banner>
    );
  const place =
    address === null ? text('company.noAddress') : `${address.street}, ${address.postal_code} ${address.city}`;
  return (
    <Banner
      action={
        onUndo && (
          <Button onClick={onUndo} size="s" variant="ghost">
            {common('undo')}
          </Button>
        )
      }
      role="status"
      title={name ?? number}
      tone="success"
    >
      {text('company.found', { address: place, time: formatDateTime(at) })}
    </Banner>
  );
}

function NotConfirmed({ answer: { status, vat_number: number } }: { answer: FoundCompany }) {
  const text = useTexts(customersMessages);
  const message = useFieldMessage(customersMessages);
  if (status === 'not_checked')
    return (
      <Banner role="status" title={text('company.noAnswer')} tone="warning">
        {text('company.noAnswerText')}
      </Banner>
    );
  const check = checkVatNumber(number, { level: 'shape' });
  const warning = message(vatNumberWarning(number, { country: check.valid ? check.prefix : '' }));
  return (
    <Banner role="status" title={text('company.unknown', { number })} tone="warning">
      {warning} {text('company.unknownText')}
    </Banner>
  );
}
