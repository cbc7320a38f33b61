import type { CodelistOption } from '@atrium/api-client/contract';
import { formatNumber, type Texts } from '@atrium/i18n';
import { RowTitle, type DataColumn } from '@atrium/ui-kit';
import { OptionGrip } from '../components/option-grip';
import type { CodelistsTexts } from '../messages';

interface OptionColumnsOptions {
  readonly text: Texts<CodelistsTexts>;
  /** Whether the options have a value, with its unit. */
  readonly value: { readonly counts: boolean; readonly unit: string; readonly decimals: number };
  /** Undefined for users who cannot change the order. */
  readonly order?: {
    readonly onDrag: (id: string, overId: string) => void;
    readonly onDrop: () => void;
    readonly onMoveBy: (id: string, places: number) => void;
  };
}

/**
 * Grip, key, English with the Slovenian title below it on a phone, Slovenian, and the value if the options have one.
 */
export function optionColumns({ text, value, order }: OptionColumnsOptions): DataColumn<CodelistOption>[] {
  const grip: DataColumn<CodelistOption> = {
    id: 'order',
    header: '',
    cell: ({ id, title }) => (
      <OptionGrip
        onDrag={(overId) => order?.onDrag(id, overId)}
        onDrop={() => order?.onDrop()}
        onMoveBy={(places) => order?.onMoveBy(id, places)}
        title={title}
      />
    ),
  };
  const shown = ({ value: number }: CodelistOption) => {
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
      cell: ({ title_en: en, title_sl: sl }) => (
        <RowTitle detail={<span className="codelists__second">{sl}</span>}>{en}</RowTitle>
      ),
    },
    { id: 'title_sl', header: text('field.title_sl'), cell: ({ title_sl: sl }) => sl },
    ...(value.counts
      ? [
          {
            id: 'value',
            header: text('field.value'),
            align: 'end' as const,
            width: 'amount' as const,
            phone: true,
            cell: shown,
          },
        ]
      : []),
  ];
}
