export const languages = ['en', 'sl'] as const;
