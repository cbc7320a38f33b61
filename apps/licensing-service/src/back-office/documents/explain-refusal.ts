import { DomainError, type ErrorCode, InvalidInput, PdfRefused, type PdfRefusal } from '../../platform';

const codes: Readonly<
  Record<Exclude<PdfRefusal, 'unknown_page' | 'place_too_large' | 'picture_unreadable'>, ErrorCode>
> = {
  password_needed: 'document_protected',
  password_wrong: 'document_protected',
  encrypted: 'document_protected',
  unreadable: 'document_unreadable',
  too_costly: 'document_too_costly',
};

/** Answers why a PDF cannot be drawn on or signed with a sentence. */
export async function explainRefusal<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof PdfRefused)) throw error;
    if (error.reason === 'unknown_page') throw new InvalidInput({ page: ['not_a_choice'] });
    if (error.reason === 'place_too_large') throw new InvalidInput({ place: ['invalid'] });
    if (error.reason === 'picture_unreadable') throw new InvalidInput({ picture: ['file_content'] });
    throw new DomainError(422, codes[error.reason]);
  }
}
