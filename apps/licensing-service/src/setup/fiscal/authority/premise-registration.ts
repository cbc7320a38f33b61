/** A place of business as the tax authority knows it: a part of a building, or something that moves. */
export type PremisePlace =
  | {
      readonly type: 'immovable';
      readonly street: string;
      readonly houseNumber: string;
      readonly houseNumberAdditional: string | null;
      /** The settlement, which may differ from the post and is not the municipality. */
      readonly settlement: string;
      readonly post: string;
      readonly postalCode: string;
      readonly cadastralNumber: number;
      readonly buildingNumber: number;
      readonly sectionNumber: number;
    }
  | { readonly type: 'movable-a' | 'movable-b' | 'movable-c' };

/** A business premise to be registered, or closed for good where `closing` says so. */
export interface PremiseRegistration {
  /** The company's own, eight digits. */
  readonly taxNumber: number;
  /** 1 to 20 ASCII letters and digits, as printed on invoices. */
  readonly premiseId: string;
  readonly place: PremisePlace;
  /** The day from which it is valid, `YYYY-MM-DD`. */
  readonly validFrom: string;
  /** Once a premise is reported as closed, no invoice can be issued under its id. */
  readonly closing: boolean;
}

/** The supplier of the invoicing software: a Slovenian tax number, or a name abroad. */
export type SoftwareSupplier = { readonly taxNumber: number } | { readonly nameForeign: string };
