import { createServer, type Server } from 'node:net';
import { eq } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asService } from '../database/scope';
import { type AccountsApp, buildAccountsApp, registration } from '../../testing/accounts-app';
import { type Letter, writeLetter } from './letter';
import { writeMail } from './mail';
import { findMailDeliveries } from './mail-delivery';
import { mailHolder } from './mail-holder';
import { mailMessages } from './mail.table';
import { sendMailJob } from './send-mail.job';
import { createSmtpMailer } from './smtp-mailer';

interface TestMailServer {
  readonly url: string;
  readonly received: Email[];
  /** SMTP status for the next e-mails; null accepts them. */
  answer: number | null;
  close(): Promise<void>;
}

const portOf = (server: Server) => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

async function startMailServer(): Promise<TestMailServer> {
  const received: Email[] = [];
  const mailServer = { url: '', received, answer: null as number | null };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(
        mailServer.answer === null ? null : Object.assign(new Error('refused'), { responseCode: mailServer.answer }),
      ),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on(
        'end',
        () =>
          void PostalMime.parse(Buffer.concat(chunks))
            .then((email) => received.push(email))
            .then(() => done()),
      );
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mailServer.url = `smtp://127.0.0.1:${portOf(server.server)}`;
  return Object.assign(mailServer, { close: () => new Promise<void>((resolve) => server.close(() => resolve())) });
}

const from = 'Atrium <no-reply@portal.example>';

describe('e-mail by SMTP', () => {
  let mailServer: TestMailServer;
  let service: AccountsApp;
  const silent = createServer(() => undefined);
  beforeAll(async () => {
    mailServer = await startMailServer();
    service = await buildAccountsApp({
      dependencies: { mailer: createSmtpMailer({ url: mailServer.url, from, timeout: 3000 }) },
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    mailServer.answer = null;
    mailServer.received.splice(0);
  });
  afterAll(async () => {
    await service.close();
    await mailServer.close();
    silent.close();
  });

  const signal = new AbortController().signal;
  const send = (id: string, mailer = service.dependencies.mailer) =>
    sendMailJob.run({ dependencies: { ...service.dependencies, mailer }, signal }, { id });

  async function register(email: string): Promise<string> {
    const answer = await service.client().post('/auth/signup', { ...registration, email });
    expect(answer.statusCode).toBe(201);
    const [row] = await service.database.select().from(mailMessages).where(eq(mailMessages.to, email));
    expect(row).toMatchObject({ state: 'waiting', attempts: 0, sentAt: null });
    return row?.id ?? '';
  }

  const stateOf = async (id: string) =>
    (await service.database.select().from(mailMessages).where(eq(mailMessages.id, id)))[0];

  it('is delivered once, as text and HTML, with its id as Message-ID', async () => {
    const id = await register('ana@example.com');
    await send(id);
    await send(id);
    expect(mailServer.received).toHaveLength(1);
    const [email] = mailServer.received;
    expect(email).toMatchObject({
      messageId: `<${id}@portal.example>`,
      subject: 'Activate your account',
      to: [{ address: 'ana@example.com' }],
    });
    expect(email?.from).toMatchObject({ name: 'Atrium', address: 'no-reply@portal.example' });
    expect(email?.text).toContain('/registration/activate/');
    expect(email?.html).toContain('Activate account');
    expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 1, sentAt: service.time.clock(), error: null });
  });

  it('carries an attachment', async () => {
    const attachment = { kind: 'invoice', id: '0190b3d0-0000-7000-8000-000000000000' } as const;
    const id = await register('racun@example.com');
    await service.database.update(mailMessages).set({ attachment }).where(eq(mailMessages.id, id));
    const printed = { filename: 'SPLET-R1-1.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') };
    const printAttachment = async () => printed;
    await sendMailJob.run({ dependencies: { ...service.dependencies, printAttachment }, signal }, { id });
    expect(mailServer.received[0]?.attachments).toMatchObject([
      { filename: 'SPLET-R1-1.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
    ]);
  });

  describe('with a stored file', () => {
    const pdf = Buffer.from('%PDF-1.7 š');
    const write = async (changed: Partial<Letter> = {}, size = pdf.length) => {
      const { id } = await service.dependencies.files.put([pdf], 100);
      const attachment = { kind: 'file', id, name: 'Ponudba č.pdf', mediaType: 'application/pdf', size } as const;
      const letter = {
        to: 'kupec@example.com',
        language: 'sl',
        subject: 'Ponudba <1>',
        message: 'Pozdrav,\n\n<b>',
      } as const;
      const mail = await asService(service.database, 'job', (tx) =>
        writeLetter(tx, service.dependencies, { ...letter, attachment, at: service.time.clock(), ...changed }),
      );
      return { mail, file: id };
    };
    const held = (ids: readonly string[]) => asService(service.database, 'job', (tx) => mailHolder.findAmong(tx, ids));
    const deliveryOf = async (id: string) => (await findMailDeliveries(service.database, [id])).get(id);
    const heard: string[] = [];
    const sendHeard = (id: string) => {
      const mailListeners = [
        () => Promise.reject(new Error('deaf')),
        async (mailId: string) => void heard.push(mailId),
      ];
      return sendMailJob.run({ dependencies: { ...service.dependencies, mailListeners }, signal }, { id });
    };

    it('carries it in the words of the user, and holds it until it is handed over', async () => {
      const { mail, file } = await write();
      const reference = { kind: 'file', id: file, name: 'Ponudba č.pdf', mediaType: 'application/pdf', size: 11 };
      expect(await stateOf(mail)).toMatchObject({ state: 'waiting', attachment: reference });
      expect([await held([file]), await deliveryOf(mail)]).toEqual([[file], { state: 'waiting' }]);
      const references = await asService(service.database, 'job', (tx) => mailHolder.findAfter(tx, null, 10));
      expect(references).toEqual([{ id: mail, files: [file] }]);
      const inOutbox = await service.app.inject({ url: `/outbox/${mail}/attachment`, remoteAddress: '127.0.0.1' });
      expect(inOutbox.rawPayload.equals(pdf)).toBe(true);
      expect(inOutbox.headers['content-disposition']).toMatch(/^attachment; /);
      await sendHeard(mail);
      const [email] = mailServer.received;
      expect(email).toMatchObject({
        subject: 'Ponudba <1>',
        text: 'Pozdrav,\n\n<b>\n',
        attachments: [{ filename: 'Ponudba č.pdf', mimeType: 'application/pdf' }],
      });
      expect(email?.html).toContain('&lt;b&gt;');
      expect(Buffer.from((email?.attachments[0]?.content ?? '') as ArrayBuffer).equals(pdf)).toBe(true);
      expect([await held([file]), await deliveryOf(mail)]).toEqual([
        [],
        { state: 'handed_over', at: service.time.clock() },
      ]);
      expect(heard).toEqual([mail]);
    });

    it('is refused by the server, or if the file is gone, with the reason', async () => {
      heard.splice(0);
      const { mail } = await write();
      mailServer.answer = 550;
      await sendHeard(mail);
      mailServer.answer = null;
      const gone = await write();
      await service.dependencies.files.delete(gone.file);
      await sendHeard(gone.mail);
      expect(await deliveryOf(mail)).toEqual({ state: 'refused', reason: expect.stringContaining('550') });
      expect(await deliveryOf(gone.mail)).toEqual({ state: 'refused', reason: 'A stored file is missing.' });
      expect(heard).toEqual([mail, gone.mail]);
    });

    it('is not written above the limit, or with a line break in a header', async () => {
      const limit = 10 * 1024 * 1024;
      await expect(write({}, limit + 1)).rejects.toMatchObject({ status: 422, code: 'attachment_too_large' });
      const { mail } = await write({ onceKey: 'document:1' }, limit);
      expect((await write({ onceKey: 'document:1' })).mail).toBe(mail);
      for (const end of ['\r', '\n', '\r\n', '\u2028'])
        await expect(write({ subject: `Ponudba${end}Bcc: all@example.com` })).rejects.toMatchObject({
          fields: { subject: ['single_line'] },
        });
      const named = { kind: 'file', id: 'a', name: 'a\r\nb.pdf', mediaType: 'application/pdf', size: 1 } as const;
      await expect(write({ attachment: named })).rejects.toThrow('control characters');
    });
  });

  it('is stored without its link token after it is sent', async () => {
    const id = await register('token@example.com');
    const token = /activate\/([\w-]{43})/.exec((await stateOf(id))?.text ?? '')?.[1] ?? expect.fail('no link');
    await send(id);
    expect(mailServer.received[0]?.text).toContain(token);
    const stored = await stateOf(id);
    expect(`${stored?.text}${stored?.html}`).not.toContain(token);
    expect(stored?.text).toContain('/registration/activate/***');
  });

  it('is enqueued in the sign-up transaction and sent after the next start', async () => {
    const started = await buildAccountsApp({ dependencies: { mailer: service.dependencies.mailer } });
    await started.client().post('/auth/signup', { ...registration, email: 'later@example.com' });
    await started.dependencies.jobs.work([sendMailJob], started.dependencies);
    await expect
      .poll(() => mailServer.received.map(({ to }) => to?.[0]?.address), { timeout: 15_000 })
      .toEqual(['later@example.com']);
    await started.close();
  });

  it('is retried on a temporary error, eight attempts in total', async () => {
    mailServer.answer = 451;
    const id = await register('busy@example.com');
    for (let attempt = 1; attempt < 8; attempt += 1) await expect(send(id)).rejects.toThrow();
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 7 });
    await send(id);
    expect(await stateOf(id)).toMatchObject({ state: 'failed', attempts: 8 });
  });

  it('is not retried when the server rejects it permanently', async () => {
    mailServer.answer = 550;
    const id = await register('nobody@example.com');
    await send(id);
    expect(await stateOf(id)).toMatchObject({ state: 'failed', attempts: 1, error: expect.stringContaining('550') });
  });

  it.each(['refused', 'silent'])('stays waiting while the server is %s', async (kind) => {
    const port = kind === 'silent' ? portOf(silent) : 1;
    const id = await register(`${kind}@example.com`);
    await expect(send(id, createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from, timeout: 600 }))).rejects.toThrow();
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 1 });
    await send(id);
    expect(await stateOf(id)).toMatchObject({ state: 'sent' });
  });

  it('cannot contain headers from user input', async () => {
    const mail = {
      language: 'en',
      template: 'account_exists',
      values: {},
      path: '/login',
      at: service.time.clock(),
    } as const;
    const write = (to: string) =>
      asService(service.database, 'job', (tx) => writeMail(tx, service.dependencies, { ...mail, to }));
    await expect(write('ana@example.com\r\nBcc: all@example.com')).rejects.toThrow('invalid address');
    const dependencies = {
      ...service.dependencies,
      settings: { ...service.dependencies.settings, productName: 'Atrium\r\nBcc: all@example.com' },
    };
    await asService(service.database, 'job', (tx) =>
      writeMail(tx, dependencies, { ...mail, to: 'header@example.com', name: 'Ana\r\nBcc: x@example.com' }),
    );
    const [row] = await service.database.select().from(mailMessages).where(eq(mailMessages.to, 'header@example.com'));
    await send(row?.id ?? '');
    expect(mailServer.received[0]).toMatchObject({ to: [{ address: 'header@example.com' }] });
    expect(mailServer.received[0]?.bcc ?? []).toEqual([]);
  });

  it('is written once per key', async () => {
    const mail = {
      to: 'once@example.com',
      language: 'sl',
      template: 'account_exists',
      values: {},
      onceKey: 'operation:1:ready',
      at: service.time.clock(),
    } as const;
    for (let times = 0; times < 2; times += 1)
      await asService(service.database, 'job', (tx) => writeMail(tx, service.dependencies, mail));
    expect(
      await service.database.select().from(mailMessages).where(eq(mailMessages.to, 'once@example.com')),
    ).toHaveLength(1);
  });
});
