import type { FieldMessage } from '../texts/texts';
import type { ImageRefusal } from './decoder-task';

/** What the user reads at the field of a refused picture. */
export const imageMessages: Readonly<Record<ImageRefusal, FieldMessage>> = {
  unknown_kind: 'file_content',
  unreadable: 'file_content',
  outside_picture: 'file_content',
  too_many_pixels: 'file_pixels',
  too_costly: 'file_too_costly',
  encrypted: 'file_encrypted',
  too_many_pages: 'file_pages',
};
