import type { Payment, PaymentMethods } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Radio } from '@atrium/ui-kit';
import { useState, type ReactNode } from 'react';
import type { PlanPurpose } from '../model/plan-purpose';
import { paymentMessages } from '../messages';
import { CardFields } from './card-fields';
import { MethodActions } from './method-actions';
import { MethodLine, TriedLine } from './method-line';
import type { CardForm } from './use-card-form';
import type { ChosenMethod, TriedCard } from '../model/chosen-method';

/**
 * The purpose of the payment: a first plan with its creation, a plan that starts, a change of the current plan, or a
 * change of its billing cycle.
 */
export type PaidThing = 'create' | 'cycle' | PlanPurpose;

interface PaymentChoiceProps {
  readonly tenantId: string;
  readonly pays: PaidThing;
  readonly methods: PaymentMethods;
  /** An unsaved card: no payment with it has succeeded yet. */
  readonly tried: TriedCard | undefined;
  readonly chosen: ChosenMethod | undefined;
  readonly onChoose: (by: ChosenMethod) => void;
  readonly cardForm: CardForm;
  /** The pending transfer that another order replaces. */
  readonly ordered?: Payment | undefined;
  /** A payment is in progress: the choice is disabled. */
  readonly locked?: boolean;
}

interface MethodOptionProps {
  readonly value: string;
  readonly checked: boolean;
  readonly locked: boolean;
  readonly onChoose: () => void;
  readonly label: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** Opened card fields stay mounted but hidden, so that choosing another method does not lose their content. */
function MethodOption({ value, checked, locked, onChoose, label, actions, children }: MethodOptionProps) {
  const [wasOpened, setWasOpened] = useState(checked);
  if (checked && !wasOpened) setWasOpened(true);
  return (
    <li className="pay-method">
      <div className="pay-method__head">
        <label className="pay-method__label">
          <Radio checked={checked} disabled={locked} name="payment-method" onChange={onChoose} value={value} />
          {label}
        </label>
        {actions}
      </div>
      {wasOpened && children && (
        <div className="pay-method__body" hidden={!checked}>
          {children}
        </div>
      )}
    </li>
  );
}

/** Payment methods: saved cards, the card just tried, a new card and, if available, a bank transfer. */
export function PaymentChoice(props: PaymentChoiceProps) {
  const { tenantId, pays, methods, tried, chosen, onChoose, cardForm, ordered, locked = false } = props;
  const text = useTexts(paymentMessages);
  const { data, card_gateway: gateway, bank_transfer: transfer } = methods;
  const replaced = ordered?.proforma && text('transferAgain', { number: ordered.proforma.number });
  const chosenId = typeof chosen === 'object' ? chosen.methodId : undefined;
  return (
    <fieldset className="pay-methods" id="payment-method" tabIndex={-1}>
      <legend className="pay-methods__legend">{text('methods')}</legend>
      <ul className="pay-methods__list">
        {data.map((method) => (
          <MethodOption
            actions={!locked && <MethodActions method={method} methods={data} tenantId={tenantId} />}
            checked={chosenId === method.id}
            key={method.id}
            label={<MethodLine method={method} />}
            locked={locked || !method.is_chargeable}
            onChoose={() => onChoose({ methodId: method.id })}
            value={method.id}
          />
        ))}
        {tried !== undefined && (
          <MethodOption
            checked={chosenId === tried.id}
            key={tried.id}
            label={<TriedLine card={tried} />}
            locked={locked}
            onChoose={() => onChoose({ methodId: tried.id })}
            value={tried.id}
          />
        )}
        {gateway !== null && (
          <MethodOption
            checked={chosen === 'new_card'}
            label={
              <span className="pay-method__card">
                {text(data.length > 0 || tried !== undefined ? 'newCard' : 'firstCard')}
              </span>
            }
            locked={locked}
            onChoose={() => onChoose('new_card')}
            value="new_card"
          >
            <CardFields form={cardForm} gateway={gateway} />
          </MethodOption>
        )}
        {transfer && (
          <MethodOption
            checked={chosen === 'transfer'}
            label={
              <span className="pay-method__words">
                <span className="pay-method__card">{text('transfer')}</span>
                <span className="pay-method__note">{text('transferNote')}</span>
              </span>
            }
            locked={locked}
            onChoose={() => onChoose('transfer')}
            value="transfer"
          >
            <p className="pay-method__note">
              {text('transferProforma')} {text(`transferText.${pays}`)} {replaced}
            </p>
          </MethodOption>
        )}
      </ul>
      {gateway === null && <p className="pay-method__note">{text('noCards')}</p>}
    </fieldset>
  );
}
