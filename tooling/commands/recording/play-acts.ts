import type { People } from './demo.ts';
import type { Mails } from './mails.ts';
import { join } from './person.ts';
import { recordAccount } from './acts/accounts.ts';
import { recordCards } from './acts/cards.ts';
import { recordMembers } from './acts/members.ts';
import { recordOperator } from './acts/operator.ts';
import { recordEndedSessions, recordMachines, recordNotifications } from './acts/external-callers.ts';
import { recordTaxes } from './acts/taxes.ts';
import { recordTransfers } from './acts/transfers.ts';
import { recordWizard } from './acts/wizard.ts';
import type { Recorder } from './recorder.ts';
import { listen } from './sockets.ts';

const names = { en: 'Ana Novak', sl: 'Bor Zajc' };

/** Records every flow in English and in Slovenian, with the socket events of its people. */
export async function playActs(recorder: Recorder, { operator }: People, mails: Mails): Promise<void> {
  for (const language of ['en', 'sl'] as const) {
    const person = (role: string) => ({
      email: `${role}.${language}@recording.example`,
      fullName: names[language],
      language,
    });
    await recordAccount(recorder, person('account'));
    const acts = [recordWizard, recordCards, recordTaxes, recordMembers] as const;
    for (const act of acts) {
      const owner = await join(recorder, person(act.name.replace('record', '').toLowerCase()));
      const listeners = act === recordMembers ? [owner, operator] : [owner];
      await listen(recorder, listeners, () => act(recorder, owner));
    }
    const owner = await join(recorder, person('transfers'));
    await listen(recorder, [owner], () => recordTransfers(recorder, owner, operator));
    await recordNotifications(recorder, owner);
    await recordOperator(recorder, operator, language);
    await mails.collect(recorder);
  }
  await recordEndedSessions(recorder, operator, 'transfers.en@recording.example');
  await recordMachines(recorder, operator);
}
