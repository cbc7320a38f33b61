/** The location of a business premise: a part of a building, or a movable one. */
export type PremisePlace =
  | {
      readonly type: 'immovable';
      readonly street: string;
      readonly houseNumber: string;
      readonly houseNumberAdditional: string | null;
      /** May differ from the post office and is not the municipality. */
      readonly settlement: string;
      readonly post: string;
      readonly postalCode: string;
      readonly cadastralNumber: number;
      readonly buildingNumber: number;
      readonly sectionNumber: number;
    }
  | { readonly type: 'movable-a' | 'movable-b' | 'movable-c' };

/** A business premise to register, or to close permanently if `closing` is true. */
export interface PremiseRegistration {
  /** The company's tax number, eight digits. */
  readonly taxNumber: number;
  /** 1 to 20 ASCII letters and digits, as printed on invoices. */
  readonly premiseId: string;
  readonly place: PremisePlace;
  /** First valid day, `YYYY-MM-DD`. */
  readonly validFrom: string;
  /** After closing, no invoice can be issued under the premise's id. */
  readonly closing: boolean;
}

/** The supplier of the invoicing software: a Slovenian tax number, or the name of a foreign company. */
export type SoftwareSupplier = { readonly taxNumber: number } | { readonly nameForeign: string };
