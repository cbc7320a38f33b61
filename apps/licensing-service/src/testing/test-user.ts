import type { Database } from '../platform';
import { users } from '../schema';

/** Inserts an active account that cannot log in, for rows that refer to a user. */
export async function writeTestUser(database: Database, email: string, fullName = 'Ana Novak'): Promise<string> {
  const now = new Date('2026-11-21T08:00:00.000Z');
  const [user] = await database
    .insert(users)
    .values({
      email,
      fullName,
      countryCode: 'SI',
      phone: '+38640123456',
      passwordHash: 'none',
      language: 'en',
      state: 'active',
      termsVersion: 'test',
      termsAcceptedAt: now,
      createdAt: now,
      updatedAt: now,
      activatedAt: now,
    })
    .returning({ id: users.id });
  if (user === undefined) throw new Error('The account was not inserted.');
  return user.id;
}
