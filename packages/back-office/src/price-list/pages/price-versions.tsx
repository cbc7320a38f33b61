import type { PriceListVersion } from '@atrium/api-client/contract';
import { formatDateTime, formatMoney, useTexts, type Texts } from '@atrium/i18n';
import { Badge, Card, DataTable, Stack, type DataColumn } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { priced } from '../model/price-values';
import { priceListMessages, type PriceListTexts } from '../messages';
import { discountText } from './discount-text';

interface PriceVersionsProps {
  /** Newest first. */
  versions: readonly PriceListVersion[];
}

const versionColumns = (text: Texts<PriceListTexts>, newest: number | undefined): DataColumn<PriceListVersion>[] => [
  {
    id: 'valid_from',
    header: text('versions.from'),
    width: 'name',
    cell: (row) => (
      <>
        <Stack direction="row" gap={2}>
          <time dateTime={row.valid_from}>{formatDateTime(row.valid_from)}</time>
          {row.version === newest && <Badge tone="accent">{text('versions.now')}</Badge>}
        </Stack>
        <VersionDetails version={row} />
      </>
    ),
  },
  ...priced.map((name) => ({
    id: name,
    header: text(`field.${name}`),
    align: 'end' as const,
    cell: (row: PriceListVersion) => formatMoney(row[name], row.currency),
  })),
  {
    id: 'yearly_months',
    header: text('field.yearly_months'),
    cell: ({ yearly_months: months }) => discountText(text, months),
  },
  {
    id: 'author',
    header: text('versions.author'),
    cell: ({ author }) => author?.full_name ?? text('versions.comesWithAtrium'),
  },
];

/** Shows the remaining columns on a phone. */
function VersionDetails({ version }: { version: PriceListVersion }) {
  const text = useTexts(priceListMessages);
  const prices = priced.map((name) => `${text(`field.${name}`)} ${formatMoney(version[name], version.currency)}`);
  return (
    <div className="price-list__details">
      <p>{prices.join(', ')}</p>
      <p>{`${text('field.yearly_months')}: ${discountText(text, version.yearly_months)}`}</p>
      <p>{version.author?.full_name ?? text('versions.comesWithAtrium')}</p>
    </div>
  );
}

/** Earlier prices, with author and time of each change. */
export function PriceVersions({ versions }: PriceVersionsProps) {
  const text = useTexts(priceListMessages);
  const newest = versions[0]?.version;
  const columns = useMemo(() => versionColumns(text, newest), [text, newest]);
  return (
    <Card flush title={text('versions.title')}>
      <DataTable
        columns={columns}
        edge="card"
        label={text('versions.table')}
        loadingText={text('loading')}
        rowKey={({ version }) => String(version)}
        rows={versions}
      />
    </Card>
  );
}
