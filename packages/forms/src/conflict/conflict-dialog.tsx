import { formatDateTime, useTexts } from '@atrium/i18n';
import { Button, Dialog, RadioCard, RadioCardGroup, Stack } from '@atrium/ui-kit';
import { useId, useState } from 'react';
import { latestChange } from './latest-change';
import { takeTheirs } from './merge-edits';
import { conflictMessages } from './messages';
import type { Conflict } from './use-merged-save';

interface ConflictDialogProps<V> {
  conflict: Conflict<V> | undefined;
  label: (name: keyof V & string) => string;
  /** Formats a value; an empty text stands for no value. */
  show: (name: keyof V & string, values: V) => string;
}

/** Asks which value to save in each field that two users changed. */
export function ConflictDialog<V extends object>({ conflict, ...shown }: ConflictDialogProps<V>) {
  return conflict && <OpenConflict conflict={conflict} {...shown} />;
}

function OpenConflict<V extends object>({ conflict, label, show }: ConflictDialogProps<V> & { conflict: Conflict<V> }) {
  const { names, yours, theirs, newer, resolve } = conflict;
  const text = useTexts(conflictMessages);
  const id = useId();
  const [taken, setTaken] = useState<ReadonlySet<keyof V & string>>(new Set());
  const { name, at } = latestChange(newer);
  const time = at && formatDateTime(at);

  function take(field: keyof V & string, isTheirs: boolean) {
    const others = [...taken].filter((one) => one !== field);
    setTaken(new Set(isTheirs ? [...others, field] : others));
  }

  const card = (field: keyof V & string, isTheirs: boolean) => (
    <RadioCard
      checked={taken.has(field) === isTheirs}
      name={`${id}-${field}`}
      note={show(field, isTheirs ? theirs : yours) || text('empty')}
      onChange={() => take(field, isTheirs)}
      title={text(isTheirs ? 'theirs' : 'yours')}
    />
  );

  return (
    <Dialog
      actions={
        <>
          <Button onClick={() => resolve(undefined)}>{text('back')}</Button>
          <Button onClick={() => resolve(takeTheirs(yours, theirs, taken))} variant="primary">
            {text('save')}
          </Button>
        </>
      }
      closeLabel={text('back')}
      description={
        <>
          {name !== undefined && time !== undefined
            ? text('by', { name, time })
            : time === undefined
              ? text('someone')
              : text('at', { time })}{' '}
          {text('text')}
        </>
      }
      onClose={() => resolve(undefined)}
      open
      title={text('title')}
    >
      <Stack gap={5}>
        {names.length > 1 && (
          <Stack direction="row" gap={2}>
            <Button onClick={() => setTaken(new Set())} size="s">
              {text('keepAll')}
            </Button>
            <Button onClick={() => setTaken(new Set(names))} size="s">
              {text('takeAll')}
            </Button>
          </Stack>
        )}
        {names.map((field) => (
          <RadioCardGroup key={field} legend={label(field)}>
            {card(field, false)}
            {card(field, true)}
          </RadioCardGroup>
        ))}
      </Stack>
    </Dialog>
  );
}
