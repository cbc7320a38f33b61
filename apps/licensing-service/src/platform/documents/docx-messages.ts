import type { FieldMessage } from '../texts/texts';
import type { DocxProblem } from './docx-finding';

/** What the user reads at the field of a refused Word file. */
export const docxMessages: Readonly<Record<DocxProblem, FieldMessage>> = {
  unreadable: 'file_content',
  polyglot: 'file_content',
  encrypted: 'file_encrypted',
  file_too_large: 'file_size',
  too_many_entries: 'file_unsafe',
  unsafe_name: 'file_unsafe',
  too_large: 'file_unsafe',
  dtd: 'file_unsafe',
  macros: 'file_macros',
  attached_template: 'file_external',
  external_picture: 'file_external',
  external_content: 'file_external',
  imported_file: 'file_imported',
  embedded_object: 'file_embedded',
  active_x: 'file_active_x',
  loading_field: 'file_field',
  link_target: 'file_link',
  too_costly: 'file_too_costly',
};
