import type { FeatureMessages } from '@atrium/i18n';
import type { ComponentType } from 'react';
import type { CardForm } from '../components/use-card-form';

/** The card form of a payment gateway. */
export interface CardGateway {
  readonly messages: FeatureMessages;
  /** Parameters that its company adds to the address to which a customer returns from the bank. */
  readonly returnParameters?: readonly string[];
  /** Loads its fields. They register themselves as the form's `part`. */
  readonly load: () => Promise<{ readonly Card: ComponentType<{ readonly form: CardForm }> }>;
}
