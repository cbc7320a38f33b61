/** For fields whose text is taken as it was typed: the browser corrects nothing and fills in nothing. */
export const verbatim = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } as const;
