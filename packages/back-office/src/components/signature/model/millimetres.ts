const perMillimetre = 72 / 25.4;

/** A length on the page in millimetres, to one decimal. */
export const toMillimetres = (length: number) => Math.round((length / perMillimetre) * 10) / 10;
export const fromMillimetres = (length: number) => length * perMillimetre;
