import type { StripeElementStyle } from '@stripe/stripe-js';
import { brandOf, digitsOf, hasCheckDigit } from '../../../model/card-number';

type Handler = (event: object) => void;
type ElementType = 'cardNumber' | 'cardExpiry' | 'cardCvc';

interface ElementOptions {
  readonly disabled?: boolean;
  readonly style?: StripeElementStyle;
}

/** Names of Stripe's fields inside their frames. */
export const frameTitles: Readonly<Record<ElementType, string>> = {
  cardNumber: 'Credit or debit card number',
  cardExpiry: 'Credit or debit card expiration date',
  cardCvc: 'Credit or debit card CVC/CVV',
};

const lengths: Readonly<Record<ElementType, number>> = { cardNumber: 16, cardExpiry: 4, cardCvc: 3 };
const words = { cardNumber: 'number', cardExpiry: 'expiry', cardCvc: 'cvc' } as const;

/** Stripe's errors: wrong digits at once, missing ones on blur. */
function codeOf(type: ElementType, digits: string, isLeft: boolean): string | undefined {
  if (digits.length < lengths[type]) return isLeft && digits !== '' ? `incomplete_${words[type]}` : undefined;
  if (type === 'cardNumber' && !hasCheckDigit(digits)) return 'invalid_number';
  if (type === 'cardExpiry' && Number(digits.slice(2)) < 26) return 'invalid_expiry_year_past';
  return type === 'cardCvc' && digits === '999' ? 'a_code_of_tomorrow' : undefined;
}

/** A Stripe element whose frame is a plain field. */
export class StripeDoubleElement {
  private readonly input = document.createElement('input');
  private readonly handlers = new Map<string, Set<Handler>>();
  private readonly type: ElementType;

  constructor(type: ElementType, options: ElementOptions) {
    this.type = type;
    this.input.setAttribute('aria-label', frameTitles[type]);
    Object.assign(this.input.style, {
      border: '0',
      outline: '0',
      padding: '0',
      background: 'none',
      inlineSize: '100%',
    });
    this.input.addEventListener('input', () => this.notifyChange(false));
    this.input.addEventListener('focus', () => this.emit('focus', {}));
    this.input.addEventListener('blur', () => {
      this.notifyChange(true);
      this.emit('blur', {});
    });
    this.input.addEventListener('keydown', (event) => {
      event.stopPropagation();
      if (event.key === 'Escape') this.emit('escape', {});
    });
    this.update(options);
  }

  get isMounted() {
    return this.input.isConnected;
  }

  update({ disabled, style }: ElementOptions) {
    if (disabled !== undefined) this.input.disabled = disabled;
    const { color, fontFamily, fontSize, lineHeight } = style?.base ?? {};
    Object.assign(this.input.style, { color, fontFamily, fontSize, lineHeight });
  }

  mount(place: HTMLElement) {
    place.append(this.input);
    queueMicrotask(() => this.emit('ready', {}));
  }

  unmount() {
    this.input.remove();
  }

  destroy() {
    this.input.remove();
  }

  focus() {
    this.input.focus();
  }

  blur() {
    this.input.blur();
  }

  clear() {
    this.input.value = '';
    this.notifyChange(false);
  }

  on(event: string, handler: Handler) {
    this.handlers.set(event, (this.handlers.get(event) ?? new Set()).add(handler));
    return this;
  }

  off(event: string, handler: Handler) {
    this.handlers.get(event)?.delete(handler);
    return this;
  }

  private emit(event: string, said: object) {
    for (const handler of this.handlers.get(event) ?? []) handler({ elementType: this.type, ...said });
  }

  private notifyChange(isLeft: boolean) {
    const digits = digitsOf(this.input.value);
    const code = codeOf(this.type, digits, isLeft);
    this.emit('change', {
      empty: digits === '',
      complete: digits.length >= lengths[this.type] && code === undefined,
      error: code && { type: 'validation_error', code, message: 'In the words of Stripe.' },
      ...(this.type === 'cardNumber' ? { brand: brandOf(digits) ?? 'unknown' } : {}),
    });
  }
}
