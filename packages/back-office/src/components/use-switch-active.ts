import { isStaleError } from '@atrium/api-client';
import { latestChange } from '@atrium/forms/conflict';
import { formatDateTime, useCommonTexts, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { backOfficeMessages } from './messages';
import { useFailureText } from './use-failure-text';

interface Switched {
  readonly id: string;
  readonly active: boolean;
  readonly version: number;
}

interface SwitchOptions<Row extends Switched> {
  /** Saves this `active` over the record. */
  readonly save: (record: Row, active: boolean) => Promise<Row>;
  readonly done: (saved: Row) => { readonly title: string; readonly text?: string };
  /** Title of the notice if it failed. */
  readonly failed: (active: boolean) => string;
}

const undoDuration = 10_000;

/**
 * Activates or deactivates a record at once; the notice offers Undo. If another user changed the record, it is sent again
 * over the newer one, unless they switched it too.
 */
export function useSwitchActive<Row extends Switched>({ save, done, failed }: SwitchOptions<Row>) {
  const text = useTexts(backOfficeMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const failureText = useFailureText();

  function notifySwitchedBefore(newer: object): void {
    const { name, at } = latestChange(newer);
    const isKnown = name !== undefined && at !== undefined;
    notify({
      tone: 'info',
      title: text('switched.title'),
      text: isKnown ? text('switched.by', { name, time: formatDateTime(at) }) : text('switched.someone'),
    });
  }

  async function send(record: Row, active: boolean): Promise<void> {
    try {
      const saved = await save(record, active);
      notify({
        tone: 'success',
        ...done(saved),
        action: { label: common('undo'), onPress: () => void send(saved, !active) },
        duration: undoDuration,
      });
    } catch (error) {
      const newer = isStaleError(error) ? (error.problem['current'] as Row | undefined) : undefined;
      if (newer === undefined) notify({ tone: 'error', title: failed(active), text: failureText(error) });
      else if (newer.active === active) notifySwitchedBefore(newer);
      else await send(newer, active);
    }
  }

  return (record: Row): void => void send(record, !record.active);
}
