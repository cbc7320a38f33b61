/** For verbatim text: no autocorrection and no autofill. */
export const verbatim = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } as const;
