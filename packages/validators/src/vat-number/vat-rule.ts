/** What a country, or a scheme, asks of its VAT numbers. `body` is the number without prefix, blanks, dots and dashes. */
export interface VatRule {
  /** As VIES writes it: Greece is EL. */
  readonly prefix: string;
  readonly hasShape: (body: string) => boolean;
  /** Only called with a body that has the shape; absent where check digits are not judged yet. */
  readonly hasCheckDigits?: (body: string) => boolean;
  /** One body of several that mean the same number. */
  readonly toCanonical?: (body: string) => string;
}
