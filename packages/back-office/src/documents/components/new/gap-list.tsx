import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Icon, Link } from '@atrium/ui-kit';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths } from '../../../paths';
import { newDocumentMessages } from '../../new-document-messages';
import { type Gap, rowOf } from '../../model/gaps';
import { itemFields, type TypedItem } from '../../model/typed-item';
import { cellId, fieldId } from '../../model/field-ids';
import type { FieldErrors } from './use-create-preview';

const shownGaps = 12;

interface Line {
  readonly href: string;
  readonly label: string;
}

interface GapListProps {
  gaps: readonly Gap[];
  rejected: FieldErrors;
  /** The items that were sent. */
  items: readonly TypedItem[];
  /** Changes with each attempt; the list then takes the focus. */
  attempt: number;
}

/** What is missing before the preview can be made, each with a link to its field. */
export function GapList({ gaps, rejected, items, attempt }: GapListProps) {
  const lines = [...useGapLines(gaps), ...useRejectedLines(rejected, items)];
  if (lines.length === 0) return null;
  return <Lines key={attempt} lines={lines} />;
}

function Lines({ lines }: { lines: readonly Line[] }) {
  const common = useCommonTexts();
  const text = useTexts(newDocumentMessages);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.focus(), []);
  const shown = lines.slice(0, shownGaps);
  return (
    <div aria-label={text('gaps.label')} className="a-error-summary" ref={list} role="alert" tabIndex={-1}>
      <Icon className="a-error-summary__icon" icon={CircleAlert} />
      <div>
        <p className="a-error-summary__title">{common('errorSummary.title', { count: lines.length })}</p>
        <ul className="a-error-summary__list">
          {shown.map(({ href, label }) => (
            <li key={`${href} ${label}`}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
          {lines.length > shown.length && <li>{text('gaps.more', { count: lines.length - shown.length })}</li>}
        </ul>
      </div>
    </div>
  );
}

function useGapLines(gaps: readonly Gap[]): Line[] {
  const text = useTexts(newDocumentMessages);
  const { new: steps } = paths.documents;
  return gaps.map((gap) => {
    if ('name' in gap) {
      const { name, label, reason } = gap;
      return { href: `${steps.fields.href()}#${fieldId(name)}`, label: text(`gaps.${reason}`, { label }) };
    }
    if (!('problem' in gap))
      return gap.step === 'template'
        ? { href: steps.template.href(), label: text('gaps.template') }
        : { href: `${steps.customer.href()}#customer`, label: text('gaps.customer') };
    const { row, id, problem } = gap;
    const column = text(`items.column.${problem.field}`);
    return {
      href: `${steps.items.href()}#${cellId(id, problem.field)}`,
      label: text('gaps.item', { row, column, problem: text(`items.problem.${problem.reason}`) }),
    };
  });
}

/** Names of the service: `fields.field.valid_until`, `items.3.unit`. */
function useRejectedLines(rejected: FieldErrors, items: readonly TypedItem[]): Line[] {
  const text = useTexts(newDocumentMessages);
  const { new: steps } = paths.documents;
  return Object.entries(rejected).map(([name, label]) => {
    const [group, at, column] = name.split('.');
    if (group === 'fields') return { href: `${steps.fields.href()}#${fieldId(name.slice(7))}`, label };
    if (group === 'items') {
      const item = items[Number(at)];
      const field = itemFields.find((one) => one === column);
      if (item === undefined || field === undefined) return { href: steps.items.href(), label };
      return {
        href: `${steps.items.href()}#${cellId(item.id, field)}`,
        label: text('gaps.item', { row: rowOf(item, items), column: text(`items.column.${field}`), problem: label }),
      };
    }
    if (name === 'customer_id') return { href: `${steps.customer.href()}#customer`, label };
    return name === 'template_id'
      ? { href: steps.template.href(), label }
      : { href: `${steps.fields.href()}#${fieldId(name)}`, label };
  });
}
