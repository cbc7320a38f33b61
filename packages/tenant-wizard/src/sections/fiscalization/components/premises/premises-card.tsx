import type { Device, Premise, Registration } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import type { DataColumn } from '@atrium/ui-kit';
import { memo, useCallback, useMemo, useState } from 'react';
import { premiseTable, useRowCalls } from '../../api/fiscal-rows';
import { fiscalizationMessages } from '../../messages';
import { localToday } from '../../../../tenant/model/local-time';
import { RowsCard } from '../rows-card';
import { PremiseFields } from './premise-fields';
import { PremiseRegistration } from './premise-registration';
import { premiseSchema } from './premise.schema';
import { toPremiseInput, toPremiseValues } from './premise-values';

interface PremisesCardProps {
  tenantId: string;
  premises: readonly Premise[];
  devices: readonly Device[];
  registrations: readonly Registration[];
  /** Premises of an existing company CRM are registered with the tax authority. */
  tenantExists: boolean;
  error: string | undefined;
  onOpen: (isOpen: boolean) => void;
}

const { labelOf } = premiseTable;

/** Land register number of a part of a building: `2082-311-1`. */
const registerText = ({ cadastral_number: cadastral, building_number: building, section_number: part }: Premise) =>
  [cadastral, building, part].join('-');

const markCell = (premise: Premise) => <strong>{labelOf(premise)}</strong>;

const registrationCell = (registrations: readonly Registration[]) =>
  function registrationOf({ id }: Premise) {
    return <PremiseRegistration premise={id} registrations={registrations} />;
  };

const addressText = ({ address, house_number: number, house_number_additional: more, city }: Premise) =>
  `${address} ${number}${more ?? ''}, ${city}`;

/** The business premises, edited row by row. Memoised, so that other fields do not render it. */
export const PremisesCard = memo(function PremisesCard(props: PremisesCardProps) {
  const { tenantId, premises, devices, registrations, tenantExists, error, onOpen } = props;
  const text = useTexts(fiscalizationMessages);
  const calls = useRowCalls(tenantId, premiseTable);
  const [today] = useState(localToday);
  const toValues = useCallback((premise: Premise | undefined) => toPremiseValues(premise, today), [today]);
  const columns = useMemo(
    (): DataColumn<Premise>[] => [
      { id: 'id', header: text('premises.id'), width: 'mark', cell: markCell },
      { id: 'type', header: text('premises.type'), phone: true, cell: ({ type }) => text(`premises.typeOf.${type}`) },
      {
        id: 'address',
        width: 'name',
        header: text('premises.address'),
        cell: (premise) => (premise.type === 'immovable' ? addressText(premise) : text('premises.noAddress')),
      },
      {
        id: 'cadastral',
        header: text('premises.cadastral'),
        cell: (premise) => (premise.type === 'immovable' ? registerText(premise) : text('premises.none')),
      },
      ...(tenantExists
        ? [
            {
              id: 'registration',
              header: text('premises.registration'),
              phone: true,
              cell: registrationCell(registrations),
            },
          ]
        : []),
    ],
    [text, tenantExists, registrations],
  );

  function deleteText(deleted: Premise): string {
    const count = devices.filter(({ premise }) => premise === deleted.id).length;
    const question = text('premises.deleteText', { id: labelOf(deleted), count });
    const registered = registrations.some(({ premise, state }) => premise === deleted.id && state === 'registered');
    return registered ? `${question} ${text('premises.deleteRegistered')}` : question;
  }

  return (
    <RowsCard
      calls={calls}
      columns={columns}
      deleteText={deleteText}
      error={error}
      idPrefix="premise-"
      kind="premises"
      labelOf={labelOf}
      onOpen={onOpen}
      renderFields={(open) => <PremiseFields {...open} />}
      rows={premises}
      schemaOf={(open) => premiseSchema(premises.filter((premise) => premise !== open).map(labelOf))}
      toInput={toPremiseInput}
      toValues={toValues}
    />
  );
});
