import type { FakeState } from '../state';

/** Puts an e-mail in the outbox, newest first, with its link as the first line of the text. */
export function sendMail(state: FakeState, to: string, subject: string, link: string): void {
  const sentAt = state.now().toISOString();
  const text = `${link}\n${subject}`;
  state.outbox.unshift({
    id: state.newId(),
    to,
    subject,
    text,
    html: `<a href="${link}">${subject}</a>`,
    sent_at: sentAt,
  });
}
