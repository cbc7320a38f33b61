import { formatNumber, useTexts } from '@atrium/i18n';
import { Banner, DataTable, Status } from '@atrium/ui-kit';
import type { DataColumn } from '@atrium/ui-kit';
import { useState } from 'react';
import { bookMessages } from '../messages';
import { Sample, Sheet } from '../sheet/sheet';
import { contrastPairs } from './contrast-pairs';
import type { ContrastPair } from './contrast-pairs';
import { measureContrast } from './measure-contrast';
import type { Measured, Theme } from './measure-contrast';
import './book.css';

const ratio = (value: number) => formatNumber(value, undefined, { maximumFractionDigits: 2 });

function paint(element: HTMLElement | null, { foreground, ground }: Measured): void {
  element?.style.setProperty('color', `var(--${foreground})`);
  element?.style.setProperty('background', `var(--${ground})`);
}

function useColumns(): DataColumn<Measured>[] {
  const text = useTexts(bookMessages);
  return [
    {
      id: 'pair',
      header: text('contrast.pair'),
      cell: ({ foreground, ground }) => text('contrast.on', { foreground, ground }),
    },
    {
      id: 'sample',
      header: text('contrast.sample'),
      cell: (pair) => (
        <span aria-hidden="true" className="book-contrast" data-theme={pair.theme} ref={(box) => paint(box, pair)}>
          Aa Čč 123
        </span>
      ),
    },
    { id: 'needed', header: text('contrast.needed'), align: 'end', cell: ({ needed }) => ratio(needed) },
    {
      id: 'verdict',
      header: text('contrast.title'),
      phone: true,
      cell: (pair) => (
        <Status tone={pair.ratio >= pair.needed ? 'success' : 'danger'}>
          {text(pair.ratio >= pair.needed ? 'contrast.holds' : 'contrast.fails')} {ratio(pair.ratio)}
        </Status>
      ),
    },
  ];
}

function PairsOf({ theme, rows }: { readonly theme: Theme; readonly rows: readonly Measured[] }) {
  const text = useTexts(bookMessages);
  const title = text(`tokens.${theme}`);
  return (
    <Sample flush title={`${title}, ${text('contrast.pairs', { count: rows.length })}`} wide>
      <DataTable
        columns={useColumns()}
        dense
        edge="card"
        label={title}
        loadingText={text('writing.loading')}
        rowKey={({ foreground, ground }) => `${foreground} ${ground}`}
        rows={rows}
      />
    </Sample>
  );
}

export interface ContrastProps {
  /** Pairs to measure; default: all pairs of the design. */
  readonly pairs?: readonly ContrastPair[];
}

/** Contrast of token pairs in both themes, weakest first. */
export function Contrast({ pairs = contrastPairs }: ContrastProps) {
  const text = useTexts(bookMessages);
  const [measured] = useState(() =>
    (['light', 'dark'] as const).map((theme) => ({
      theme,
      rows: measureContrast(pairs, theme).toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed),
    })),
  );
  const weak = measured.flatMap(({ rows }) => rows).filter((pair) => pair.ratio < pair.needed).length;
  return (
    <Sheet lead={text('contrast.lead')} title={text('contrast.title')}>
      <div className="book-sheet__wide">
        <Banner tone={weak === 0 ? 'success' : 'danger'}>
          {weak === 0 ? text('contrast.allHold') : text('contrast.failing', { count: weak })}
        </Banner>
      </div>
      {measured.map(({ theme, rows }) => (
        <PairsOf key={theme} rows={rows} theme={theme} />
      ))}
    </Sheet>
  );
}
