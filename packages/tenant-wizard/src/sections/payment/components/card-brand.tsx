const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  maestro: 'Maestro',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

const marks: Readonly<Record<string, string>> = {
  visa: 'VISA',
  mastercard: 'MC',
  amex: 'AMEX',
  diners: 'DINERS',
  maestro: 'MAESTRO',
};

export const brandName = (brand: string) => names[brand] ?? brand;

/** Logo of a card brand. Its name must be shown or announced next to it. */
export function CardBrand({ brand }: { readonly brand: string }) {
  return (
    <span className="card-brand" role="img" aria-label={brandName(brand)}>
      {marks[brand] ?? brand.toLocaleUpperCase()}
    </span>
  );
}
