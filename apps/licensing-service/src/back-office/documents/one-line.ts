/** A title without line breaks and other control characters, which file names and e-mails do not allow. */
export const oneLine = (title: string): string => title.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
