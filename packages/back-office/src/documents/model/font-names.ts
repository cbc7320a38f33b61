/** Fonts that documents look the same with everywhere: they come with the product, or have the same widths as one that does. */
export const fontNames: readonly string[] = ['Arial', 'Calibri', 'Times New Roman'];
