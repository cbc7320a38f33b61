import { isApiError, isNetworkError, isTimeoutError, isValidationError } from '@atrium/api-client';
import type { PaymentMethod } from '@atrium/api-client/contract';
import { useCommonTexts } from '@atrium/i18n';
import { useRef, useState, type RefObject } from 'react';
import { useEnterCard } from '../api/payment-methods';
import { CardNotTaken, type CardPart } from './card-part';
import { useCardholder } from './use-cardholder';

/** A form for a card of any gateway: `CardFields` shows it, and its owner submits it. */
export interface CardForm {
  readonly cardholder: ReturnType<typeof useCardholder>;
  /** The fields of the gateway, while they are there. */
  readonly part: RefObject<CardPart | null>;
  /** What was typed is another card now. */
  readonly noteChange: () => void;
  /** Shown, and gone to, where the fields of the gateway are missing. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** What keeps the card from being added and belongs to none of its fields. */
  readonly failure: string | undefined;
  readonly busy: boolean;
  /**
   * Hands the card over once, however often it is called meanwhile, and empties the fields; undefined where it was not
   * taken or is on its way already. The first wrong field has the focus then. `finish` has the card saved; what it throws
   * is shown, and the fields stay.
   */
  readonly add: (finish?: (card: PaymentMethod) => Promise<void>) => Promise<PaymentMethod | undefined>;
}

/** The form of a card. What is typed stays with the gateway's fields, and goes when the card was taken or the session ends. */
export function useCardForm(tenantId: string): CardForm {
  const common = useCommonTexts();
  const enter = useEnterCard(tenantId);
  const cardholder = useCardholder();
  const part = useRef<CardPart>(null);
  const place = useRef<HTMLDivElement>(null);
  /** What the gateway calls the card that is typed: sent again while the outcome is unknown. */
  const token = useRef<string>(undefined);
  const isInProgress = useRef(false);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  function refuse(error: unknown) {
    const isUnreachable = isNetworkError(error) || isTimeoutError(error);
    if (!isUnreachable) token.current = undefined;
    if (error instanceof CardNotTaken) setFailure(error.message);
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
