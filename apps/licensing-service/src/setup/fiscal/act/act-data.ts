import type { PremisePlace } from '../authority/premise-registration';

export interface ActPremise {
  readonly premiseId: string;
  readonly place: PremisePlace;
  /** `YYYY-MM-DD`. */
  readonly validFrom: string;
  /** Ids of the electronic devices. */
  readonly devices: readonly string[];
}

/** The data of an internal act. */
export interface ActData {
  readonly company: {
    readonly name: string;
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
    readonly taxNumber: string;
  };
  readonly responsiblePerson: string;
  readonly premises: readonly ActPremise[];
  readonly numbering: 'device' | 'premise';
  readonly numberingRestarts: boolean;
  /** Day of adoption, `YYYY-MM-DD`. */
  readonly adoptedOn: string;
}
