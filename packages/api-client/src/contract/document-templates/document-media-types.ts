/** Media type of Word files. */
export const wordMediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Media type of PDF files. */
export const pdfMediaType = 'application/pdf';
