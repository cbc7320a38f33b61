import type { CountedCodelistOption } from '@atrium/api-client/contract';
import { formatNumber, type Texts } from '@atrium/i18n';
import { Badge, RowTitle, type DataColumn } from '@atrium/ui-kit';
import { EyeOff } from 'lucide-react';
import { OptionGrip } from '../components/option-grip';
import { OptionUsesLink } from '../components/option-uses-link';
import type { CodelistsTexts } from '../messages';
import type { OptionValue } from '../model/option-fields';

interface OptionColumnsOptions {
  readonly text: Texts<CodelistsTexts>;
  readonly value: OptionValue;
  /** Whether records of Atrium refer to the options. */
  readonly isReferredTo: boolean;
  /** Undefined for users who cannot change the order. */
  readonly order?: {
    readonly onDrag: (id: string, overId: string) => void;
    readonly onDrop: () => void;
    readonly onMoveBy: (id: string, places: number) => void;
  };
}

/**
 * Grip, key, English with the Slovenian title below it on a phone, Slovenian, the value if the options have one, and the
 * number in use if records refer to them.
 */
export function optionColumns(options: OptionColumnsOptions): DataColumn<CountedCodelistOption>[] {
  const { text, value, isReferredTo, order } = options;
  const grip: DataColumn<CountedCodelistOption> = {
    id: 'order',
    header: text('field.order'),
    headerHidden: true,
    cell: ({ id, title }) => (
      <OptionGrip
        onDrag={(overId) => order?.onDrag(id, overId)}
        onDrop={() => order?.onDrop()}
        onMoveBy={(places) => order?.onMoveBy(id, places)}
        title={title}
      />
    ),
  };
  const shown = ({ value: number }: CountedCodelistOption) => {
    if (number === null) return null;
    const amount = formatNumber(number / 10 ** value.decimals);
    return value.unit === '' ? amount : `${amount}\u00A0${value.unit}`;
  };
  return [
    ...(order === undefined ? [] : [grip]),
    { id: 'key', header: text('field.key'), cell: ({ key }) => <code className="codelists__key">{key}</code> },
    {
      id: 'title_en',
      header: text('field.title_en'),
      phone: true,
      cell: ({ title_en: en, title_sl: sl, hidden }) => (
        <RowTitle detail={<span className="codelists__second">{sl}</span>}>
          {en} {hidden && <Badge icon={EyeOff}>{text('hide.badge')}</Badge>}
        </RowTitle>
      ),
    },
    { id: 'title_sl', header: text('field.title_sl'), cell: ({ title_sl: sl }) => sl },
    ...(value.counts
      ? [
          {
            id: 'value',
            header: text(value.label),
            align: 'end' as const,
            width: 'amount' as const,
            phone: true,
            cell: shown,
          },
        ]
      : []),
    ...(isReferredTo
      ? [
          {
            id: 'uses',
            header: text('field.uses'),
            align: 'end' as const,
            width: 'count' as const,
            phone: true,
            cell: (option: CountedCodelistOption) => <OptionUsesLink option={option} />,
          },
        ]
      : []),
  ];
}
