import { formatDateTime, useTexts } from '@atrium/i18n';
import { Button, Dialog, RadioCard, RadioCardGroup, Stack } from '@atrium/ui-kit';
import { useId, useState } from 'react';
import { backOfficeMessages } from '../messages';
import { takeTheirs } from '../model/merge-edits';
import { changeOf } from './change-of';
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
  const text = useTexts(backOfficeMessages);
  const id = useId();
  const [taken, setTaken] = useState<ReadonlySet<keyof V & string>>(new Set());
  const { name, at } = changeOf(newer);
  const time = at && formatDateTime(at);

  function take(field: keyof V & string, isTheirs: boolean) {
    const others = [...taken].filter((one) => one !== field);
    setTaken(new Set(isTheirs ? [...others, field] : others));
  }

  const card = (field: keyof V & string, isTheirs: boolean) => (
    <RadioCard
      checked={taken.has(field) === isTheirs}
      name={`${id}-${field}`}
      note={show(field, isTheirs ? theirs : yours) || text('conflict.empty')}
      onChange={() => take(field, isTheirs)}
      title={text(isTheirs ? 'conflict.theirs' : 'conflict.yours')}
    />
  );

  return (
    <Dialog
      actions={
        <>
          <Button onClick={() => resolve(undefined)}>{text('conflict.back')}</Button>
          <Button onClick={() => resolve(takeTheirs(yours, theirs, taken))} variant="primary">
            {text('conflict.save')}
          </Button>
        </>
      }
      closeLabel={text('conflict.back')}
      description={
        <>
          {name !== undefined && time !== undefined
            ? text('conflict.by', { name, time })
            : time === undefined
              ? text('conflict.someone')
              : text('conflict.at', { time })}{' '}
          {text('conflict.text')}
        </>
      }
      onClose={() => resolve(undefined)}
      open
      title={text('conflict.title')}
    >
      <Stack gap={5}>
        {names.length > 1 && (
          <Stack direction="row" gap={2}>
            <Button onClick={() => setTaken(new Set())} size="s">
              {text('conflict.keepAll')}
            </Button>
            <Button onClick={() => setTaken(new Set(names))} size="s">
              {text('conflict.takeAll')}
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
