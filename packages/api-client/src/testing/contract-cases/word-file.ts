import { sampleDocx } from '../documents/sample-docx';

/** A Word file with two tags. */
export const wordFile = (name: string): File =>
  new File([sampleDocx(['{customer.title}', 'Velja do {field.valid_until}'])], name);
