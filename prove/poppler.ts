/** Debian's package with `pdfsig` and `pdftotext`. */
export const poppler = { name: 'Poppler', program: '/usr/bin/pdfsig', from: 'poppler-utils' };
