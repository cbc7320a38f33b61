import type { PaymentMethod } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Badge } from '@atrium/ui-kit';
import { useState } from 'react';
import { isExpired, formatExpiry } from '../model/card-values';
import { paymentMessages } from '../messages';
import { CardBrand } from './card-brand';
import type { TriedCard } from '../model/chosen-method';

/** An unsaved card, with as much as is known. */
export function TriedLine({ card }: { readonly card: TriedCard }) {
  const text = useTexts(paymentMessages);
  const { brand, last4, exp_month: month, exp_year: year, cardholder_name: name } = card;
  const isKnown = month !== undefined && year !== undefined;
  return (
    <span className="pay-method__line">
      <CardBrand brand={brand} />
      <span className="pay-method__words">
        <span className="pay-method__card">
          {isKnown ? text('ends', { last4, expiry: formatExpiry(month, year) }) : text('endsIn', { last4 })}
          <Badge>{text('notSaved')}</Badge>
        </span>
        {name !== undefined && <span className="pay-method__note">{name}</span>}
      </span>
    </span>
  );
}

/** A card as text: brand, last digits, expiry, cardholder, and whether it is the default. */
export function MethodLine({ method }: { readonly method: PaymentMethod }) {
  const text = useTexts(paymentMessages);
  const [now] = useState(() => new Date());
  const { brand, last4, exp_month: month, exp_year: year, cardholder_name: name, is_default: isDefault } = method;
  return (
    <span className="pay-method__line">
      <CardBrand brand={brand} />
      <span className="pay-method__words">
        <span className="pay-method__card">
          {text('ends', { last4, expiry: formatExpiry(month, year) })}
          {isDefault && <Badge>{text('default')}</Badge>}
          {!method.is_chargeable && <Badge tone="warning">{text('notTaken')}</Badge>}
          {isExpired({ month, year }, now) && <Badge tone="warning">{text('expired')}</Badge>}
        </span>
        <span className="pay-method__note">{name}</span>
      </span>
    </span>
  );
}
