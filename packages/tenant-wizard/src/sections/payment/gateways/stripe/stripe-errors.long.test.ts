import { it, vi } from 'vitest';
import { expectErrorAboveFields, expectErrorAtField, expectTranslated } from '../../../../testing/stripe-errors';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

it.each([
  { name: 'Card number', at: 'cardNumber', typed: '4242', words: /not a valid card number/ },
  { name: 'Expiry date', at: 'cardExpiry', typed: '0820', words: /This card has expired/ },
  { name: 'Expiry date', at: 'cardExpiry', typed: '08', words: /Enter month and year/ },
  { name: 'Security code (CVC)', at: 'cardCvc', typed: '1', words: /Enter all digits/ },
] as const)('a Stripe card translates Stripe’s error for $typed when the field loses focus', expectTranslated);

it.each([
  { code: 'expired_card', name: 'Expiry date', at: 'cardExpiry', words: /This card has expired/ },
  { code: 'card_not_supported', name: 'Card number', at: 'cardNumber', words: /We do not accept this card/ },
] as const)('a Stripe card shows the error $code at its field and focuses it', expectErrorAtField);

it.each([
  { type: 'card_error', code: 'card_declined', words: /The card was declined/ },
  { type: 'rate_limit_error', code: 'rate_limit', words: /cannot check the card right now/ },
  { type: 'authentication_error', code: 'api_key_expired', words: /cannot check the card right now/ },
] as const)(
  'a Stripe card shows above the fields why it failed with $type, and keeps the input',
  expectErrorAboveFields,
);
