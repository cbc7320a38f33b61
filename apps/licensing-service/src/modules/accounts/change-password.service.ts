import { writeAudit } from '../../audit/audit';
import { asService } from '../../database/scope';
import type { Caller, SessionUser } from '../../http/caller';
import { InvalidInput, TooManyRequests, Unauthenticated } from '../../http/errors';
import type { Parts } from '../../parts';
import { findAccount } from './account.repository';
import { setPassword } from './new-password';
import { type NewPassword, newPasswordProblems } from './password-rule';
import { createPasswordHash, fitsPassword } from './passwords';
import { countHit } from './rate-counter.repository';
import { startSession } from './session.service';
import { trailOf } from './trail';

type PasswordChange = NewPassword & { readonly current_password: string };

export interface ChangedPassword {
  readonly endedSessions: readonly string[];
  /** What the cookie of the session that goes on holds from now. */
  readonly token: string;
}

/** Changes the own password by the current one; every session ends, and the caller goes on in a new one. */
export async function changePassword(
  parts: Parts,
  user: SessionUser,
  form: PasswordChange,
  caller: Caller,
): Promise<ChangedPassword> {
  const { database, clock, settings } = parts;
  const wait = await countHit(database, { key: `password:${user.id}`, most: 10, milliseconds: 60_000 }, clock());
  if (wait !== null) throw new TooManyRequests(wait);
  const account = await findAccount(database, user.id);
  if (account === null) throw new Unauthenticated();
  const fits = await fitsPassword(form.current_password, account.passwordHash);
  const problems = {
    ...(fits ? {} : { current_password: ['current_password_wrong'] as const }),
    ...newPasswordProblems(form, [account.fullName, account.email], settings),
  };
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems);
  if (form.password === form.current_password) throw new InvalidInput({ password: ['password_same'] });
  const passwordHash = await createPasswordHash(form.password);
  return asService(database, async (tx) => {
    const at = clock();
    const endedSessions = await setPassword(tx, parts, account, passwordHash, at);
    await writeAudit(tx, { ...trailOf(caller, user.id, at), action: 'auth.password_changed' });
    return { endedSessions, token: await startSession(tx, user.id, caller, settings, at) };
  });
}
