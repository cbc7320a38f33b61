import type { CountedCodelistOption } from '@atrium/api-client/contract';
import { formatNumber, useTexts } from '@atrium/i18n';
import { TextLink, VisuallyHidden } from '@atrium/ui-kit';
import { codelistsMessages } from '../messages';
import { usesOf } from '../model/option-fields';

/** The number of records that have an option: a link that opens them. */
export function OptionUsesLink({ option }: { option: CountedCodelistOption }) {
  const text = useTexts(codelistsMessages);
  const uses = usesOf(option) ?? 0;
  const number = formatNumber(uses);
  if (uses === 0) return <span className="codelists__none">{number}</span>;
  return (
    <TextLink href={`?used=${option.id}`} tone="quiet">
      {number} <VisuallyHidden>{text('uses.open', { title: option.title })}</VisuallyHidden>
    </TextLink>
  );
}
