import type { PaymentMethod } from '@atrium/api-client/contract';

/** The chosen method: the id of a card, a new card, or a bank transfer. */
export type ChosenMethod = { readonly methodId: string } | 'new_card' | 'transfer';

/** An unsaved card: no payment with it has succeeded. After a reload only its last digits are known. */
export type TriedCard = Pick<PaymentMethod, 'id' | 'brand' | 'last4'> & Partial<PaymentMethod>;
