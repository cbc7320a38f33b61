import type { DocumentVersion } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useSelectTexts } from '@atrium/i18n/selects';
import { SelectField } from '@atrium/ui-kit';
import { documentsMessages } from '../../../components/documents/messages';

interface VersionChoiceProps {
  label: string;
  versions: readonly DocumentVersion[];
  value: number;
  onChange: (number: number) => void;
}

/** Chooses a version to compare. */
export function VersionChoice({ label, versions, value, onChange }: VersionChoiceProps) {
  const text = useTexts(documentsMessages);
  return (
    <SelectField
      className="compare__choice"
      label={label}
      name={label}
      onChange={({ target }) => onChange(Number(target.value))}
      options={versions.map(({ number }) => ({ value: String(number), label: text('versions.number', { number }) }))}
      texts={useSelectTexts()}
      value={String(value)}
    />
  );
}
