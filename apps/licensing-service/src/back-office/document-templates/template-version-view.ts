import type { TemplateVersion } from '@atrium/api-client/contract';
import type { TemplateVersionRow } from './document-template.repository';

export const toTemplateVersion = ({ version, file, author }: TemplateVersionRow): TemplateVersion => ({
  number: version.number,
  note: version.note,
  restored_from: version.restoredFrom,
  file_name: file.name,
  size: file.size,
  pages: file.pages,
  author,
  created_at: version.createdAt.toISOString(),
});
