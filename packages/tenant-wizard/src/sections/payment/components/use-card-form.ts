import { isApiError, isNetworkError, isTimeoutError, isValidationError } from '@atrium/api-client';
import type { PaymentMethod } from '@atrium/api-client/contract';
import { useCommonTexts } from '@atrium/i18n';
import { useRef, useState, type RefObject } from 'react';
import { useEnterCard } from '../api/payment-methods';
import { CardNotAccepted, type CardPart } from './card-part';
import { useCardholder } from './use-cardholder';

/** A card form of any gateway: `CardFields` renders it, its owner submits it. */
export interface CardForm {
  readonly cardholder: ReturnType<typeof useCardholder>;
  /** The gateway's fields while they are mounted. */
  readonly part: RefObject<CardPart | null>;
  /** The entered data belongs to another card now. */
  readonly noteChange: () => void;
  /** Shown and focused if the gateway's fields are missing. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** An error that belongs to no field. */
  readonly failure: string | undefined;
  readonly busy: boolean;
  /**
   * Adds the card and clears the fields; repeated calls while it runs add it once. Returns undefined if the card was not
   * added, with the focus on the first invalid field. `finish` saves the card; its errors are shown and the fields stay.
   */
  readonly add: (finish?: (card: PaymentMethod) => Promise<void>) => Promise<PaymentMethod | undefined>;
}

/** The form of a card. The gateway's fields hold the entered data until the card is added or the session ends. */
export function useCardForm(tenantId: string): CardForm {
  const common = useCommonTexts();
  const enter = useEnterCard(tenantId);
  const cardholder = useCardholder();
  const part = useRef<CardPart>(null);
  const place = useRef<HTMLDivElement>(null);
  /** Gateway token of the entered card, sent again while the outcome is unknown. */
  const token = useRef<string>(undefined);
  const isInProgress = useRef(false);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  function refuse(error: unknown) {
    const isUnreachable = isNetworkError(error) || isTimeoutError(error);
    if (!isUnreachable) token.current = undefined;
    if (error instanceof CardNotAccepted) setFailure(error.message);
    else if (isValidationError(error)) {
      const named = error.text('cardholder_name');
      if (named !== undefined) cardholder.refuse(named);
      const other = Object.keys(error.fields).find((name) => name !== 'cardholder_name');
      if (other !== undefined) setFailure(error.text(other));
    } else setFailure(!isUnreachable && isApiError(error) ? error.message : common('failure.network'));
  }

  async function hand(finish?: (card: PaymentMethod) => Promise<void>): Promise<PaymentMethod | undefined> {
    const isNamed = await cardholder.check();
    const fields = part.current;
    if (fields === null) {
      if (isNamed) place.current?.focus();
      return undefined;
    }
    const isComplete = await fields.check({ takeFocus: isNamed });
    if (!isNamed || !isComplete) return undefined;
    setBusy(true);
    token.current ??= await fields.tokenise(cardholder.value);
    if (token.current === undefined) return undefined;
    const added = await enter({ token: token.current, cardholder_name: cardholder.value });
    await finish?.(added);
    token.current = undefined;
    cardholder.accept();
    fields.clear();
    return added;
  }

  async function add(finish?: (card: PaymentMethod) => Promise<void>): Promise<PaymentMethod | undefined> {
    if (isInProgress.current) return undefined;
    isInProgress.current = true;
    setFailure(undefined);
    try {
      return await hand(finish);
    } catch (error) {
      refuse(error);
      return undefined;
    } finally {
      isInProgress.current = false;
      setBusy(false);
    }
  }

  const noteChange = () => {
    token.current = undefined;
  };
  return { cardholder, part, place, noteChange, failure, busy, add };
}
