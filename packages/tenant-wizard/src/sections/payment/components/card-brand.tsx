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

/** How a brand of cards is called. */
export const brandName = (brand: string) => names[brand] ?? brand;

/** Whose card it is, as a small mark; its name is said in words beside it or to assistive technology. */
export function CardBrand({ brand }: { readonly brand: string }) {
  return (
    <span className="card-brand" role="img" aria-label={brandName(brand)}>
      {marks[brand] ?? brand.toLocaleUpperCase()}
    </span>
  );
}
