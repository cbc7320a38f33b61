/** An option of the codelist of units or VAT rates. */
export interface ItemOption {
  readonly key: string;
  readonly title: string;
  /** Other names: the titles in both languages. */
  readonly names: readonly string[];
  /** Of a VAT rate, in basis points. */
  readonly value: number | null;
}

export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}\s.,%]/gu, '')
    .toLowerCase();

export const namesOf = ({ key, title, names, value }: ItemOption): readonly string[] => [
  key,
  title,
  ...names,
  ...(value === null ? [] : [String(value / 100)]),
];

/** The option that is called so, without regard to case and diacritics; a VAT rate also by its percentage. */
export function optionOf(options: readonly ItemOption[], typed: string): ItemOption | undefined {
  const wanted = fold(typed);
  return wanted === '' ? undefined : options.find((option) => namesOf(option).some((name) => fold(name) === wanted));
}
