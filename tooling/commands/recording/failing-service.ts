import { addDraft, reach } from './drafts.ts';
import type { Notebook } from './notebook.ts';
import type { Operation } from './openapi.ts';
import { join } from './person.ts';
import { type Caller, Recorder } from './recorder.ts';
import { send } from './send.ts';
import { environmentFor, minutes, type Place, startService } from './service.ts';
import { readOutbox } from './sweeps/pages.ts';
import { waitFor } from './wait.ts';

const mostStarts = 15;

/** Records failed creations, one cancelled and one retried. They fail because the service dies in the same step each time. */
export async function recordFailedCreations(
  place: Place,
  book: Notebook,
  operations: readonly Operation[],
): Promise<Recorder> {
  const failing = new FailingService(place);
  const recorder = new Recorder(`http://127.0.0.1:${place.port}`, book, operations, 'failed-creations');
  book.hide(recorder.base, '<base>');
  await failing.start('');
  const owner = await join(recorder, { email: 'failing@recording.example', fullName: 'Ana Novak', language: 'en' });
  const first = await addDraft(recorder, owner, 'cancelled-creation');
  const second = await addDraft(recorder, owner, 'retried-creation');
  for (const id of [first, second])
    await recorder.must(owner, 'PUT', `/tenants/${id}/sections/subscription`, { form: { plan: 'trial', _version: 0 } });
  await failing.stop();
  const cancelled = await failing.untilFailed(recorder, owner, first);
  await recorder.must({ ...owner, language: 'sl' }, 'GET', `/operations/${cancelled}`);
  await recorder.must(owner, 'POST', `/operations/${cancelled}/cancel`);
  await reach(recorder, owner, first, 'draft');
  await recorder.call(owner, 'POST', `/operations/${cancelled}/retry`, { note: 'cancelled' });
  await recorder.call(owner, 'POST', `/operations/${cancelled}/cancel`, { note: 'cancelled' });
  await failing.stop();
  const retried = await failing.untilFailed(recorder, owner, second);
  await failing.stop();
  await failing.start('');
  await recorder.must(owner, 'POST', `/operations/${retried}/retry`);
  await reach(recorder, owner, second, 'active');
  await recorder.call(owner, 'POST', `/operations/${retried}/cancel`, { note: 'succeeded' });
  await readOutbox(recorder, owner);
  await readOutbox(recorder, { ...owner, language: 'sl' });
  await failing.stop();
  return recorder;
}

class FailingService {
  readonly #place: Place;
  #starts = 0;
  stop = async (): Promise<void> => undefined;

  constructor(place: Place) {
    this.#place = place;
  }

  /** Starts the service a minute later than the last time. It may die at `failpoint` before it is ready. */
  async start(failpoint: string): Promise<void> {
    this.#starts += 1;
    const more = { FAILPOINT: failpoint, CLOCK_SHIFT_DAYS: minutes(this.#starts - 40) };
    const environment = { ...environmentFor(this.#place, {}), ...more };
    const service = await startService(environment, / is ready at [^\n]*\n/, () => undefined).catch(() => undefined);
    this.stop = service?.stop ?? this.stop;
  }

  /** Starts a creation, and restarts the service until the creation fails. Returns the operation's id. */
  async untilFailed(recorder: Recorder, owner: Caller, id: string): Promise<string> {
    await this.start('reserve_url:before');
    const request = { method: 'POST', path: `/api/tenants/${id}/create`, cookie: owner.cookie };
    await send(recorder.base, request).catch(() => undefined);
    for (let starts = 0; starts < mostStarts; starts += 1) {
      const operation = await this.#failedOperation(recorder, owner, id);
      if (operation !== undefined) return operation;
      await this.start('reserve_url:before');
    }
    throw new Error(`The creation of ${id} does not fail.`);
  }

  /** Waits until the operation has failed, and returns its id; undefined if the service dies first. */
  #failedOperation(recorder: Recorder, owner: Caller, id: string): Promise<string | undefined> {
    interface Record {
      readonly operation: { readonly id: string; readonly state: string } | null;
    }
    const look = async () => {
      const { operation } = await recorder.peek<Record>(owner, `/tenants/${id}`);
      return operation?.state === 'failed' ? operation.id : undefined;
    };
    return waitFor('the creation fails, or the service dies', look).catch(() => undefined);
  }
}
