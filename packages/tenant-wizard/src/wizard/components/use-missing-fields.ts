import { isValidationError } from '@atrium/api-client';
import { useFieldMessages, useTexts } from '@atrium/i18n';
import { useStore } from 'zustand';
import { useFieldName } from '../../sections/form/components/use-field-name';
import { useWizard } from '../../sections/form/components/use-wizard';
import { wizardMessages } from '../messages';
import { phoneRules } from '../../sections/form/model/phone-rules';
import { sections, type Section } from '../../tenant/model/section';
import { findSectionField, type SectionField } from '../../sections/form/model/section-field';
import type { SectionPart } from '../../sections/form/model/section-part';
import { paths } from '../../paths';
import { isSavedSection, sectionParts } from '../model/section-parts';
import type { MissingField } from '../../sections/form/components/missing-list';

interface SavedPart extends SectionPart {
  readonly section: Section;
}

const parts = sections.flatMap((section): SavedPart[] =>
  isSavedSection(section.name) ? [{ ...sectionParts[section.name], section }] : [],
);

/** Lists what is missing before Create: by the service's answer if it rejected the sections, else by the portal's checks. */
export function useMissingFields(): (refusal: unknown) => MissingField[] {
  const text = useTexts(wizardMessages);
  const nameOf = useFieldName();
  const message = useFieldMessages(parts.map(({ messages }) => messages));
  const { tenant, config } = useWizard();
  const { checkPhone } = useStore(phoneRules);

  const hrefOf = ({ slug }: Section, field?: string) =>
    paths.section.href(tenant.id, slug, { fromReview: true, field });

  const thingOf = ({ section, messages }: SavedPart, field: SectionField, problem: string): MissingField => ({
    text: text('reviewPage.missingField', { field: nameOf(messages, field), message: problem }),
    href: hrefOf(section, field.path),
  });

  return (refusal) => {
    if (!isValidationError(refusal)) {
      return parts.flatMap((part) =>
        part
          .problems(tenant, config, checkPhone)
          .map(({ field, message: problem }) => thingOf(part, field, message(part.messages, problem) ?? problem)),
      );
    }
    return Object.keys(refusal.fields).map((path) => {
      const problem = refusal.text(path) ?? '';
      const part = parts.find(({ section }) => path.replace(/^sections\./, '').startsWith(`${section.name}.`));
      const field = part && findSectionField(part.fields, part.section.name, path);
      return part === undefined || field === undefined
        ? { text: problem, href: hrefOf(part?.section ?? sections[0]) }
        : thingOf(part, field, problem);
    });
  };
}
