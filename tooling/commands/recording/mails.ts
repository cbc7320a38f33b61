import type { Recorder } from './recorder.ts';
import { visitor } from './person.ts';
import { send } from './send.ts';
import { readBody } from './read-body.ts';

interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Collects e-mails from the outbox, which shows the newest 200. */
export class Mails {
  readonly #seen = new Map<string, Mail>();

  get count(): number {
    return this.#seen.size;
  }

  async collect(recorder: Recorder): Promise<void> {
    for (const mail of await recorder.peek<Mail[]>(visitor('en'), '/outbox')) this.#seen.set(mail.id, mail);
  }

  /** Writes them by recipient, with the text of the attachments. Jobs send them in no fixed order. */
  async write({ base, book }: Recorder): Promise<void> {
    for (const { id, to, subject, text, html } of this.#seen.values()) {
      const attached = await send(base, { method: 'GET', path: `/outbox/${id}/attachment` });
      const file = attached.status === 200 ? `\n### attachment\n${await readBody(attached)}\n` : '';
      const shown = html.replace(/>\s*</g, '>\n<');
      book.addUnordered(`mails/${to.replace(/[<>]/g, '')}.txt`, `## ${subject}\n${text}\n### html\n${shown}\n${file}`);
    }
  }
}
