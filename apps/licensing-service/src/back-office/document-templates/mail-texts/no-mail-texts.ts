import type { TemplateMailTexts } from '@atrium/api-client/contract';

/** Every e-mail begins with the texts that come with the product. */
export const noMailTexts: TemplateMailTexts = {
  subject_en: null,
  message_en: null,
  subject_sl: null,
  message_sl: null,
};
