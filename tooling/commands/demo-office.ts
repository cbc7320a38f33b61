import {
  type Account,
  activate,
  call,
  type Form,
  logIn,
  mailedToken,
  newPassword,
  type Person,
  readJson,
  register,
  registrationOf,
  type Session,
} from './demo-calls.ts';

interface Stored {
  readonly id: string;
  readonly version: number;
}

/** The operator's accounts and records in a demo, across the days that its service runs on. */
export class DemoOffice {
  readonly #base: string;
  readonly #passwords = new Map<string, string>();
  readonly #sessions = new Map<string, Promise<Session>>();
  readonly #accounts: Account[] = [];
  /** Ids by name: roles and customers by title, users by e-mail. */
  readonly #ids = new Map<string, string>();

  constructor(base: string) {
    this.#base = base;
  }

  get accounts(): readonly Account[] {
    return this.#accounts;
  }

  /** Ends the day: its sessions may expire before the next one. */
  endDay(): void {
    this.#sessions.clear();
  }

  async register(person: Person, more: Form = {}): Promise<void> {
    const password = this.#addAccount(person);
    await register(this.#base, person, password, more);
    if (more['administrator_token'] === undefined) await activate(this.#base, person);
  }

  /** Invites a person, who registers by the link. */
  async invite(inviter: Person, person: Person, form: Form): Promise<void> {
    await this.create(inviter, '/user-invitations', { 'emails[0]': person.email, ...form });
    const token = await mailedToken(this.#base, person, 'invitations');
    const { email: _, ...registration } = registrationOf(person, this.#addAccount(person));
    const { language } = person;
    await call(this.#base, 'POST', `/invitations/${token}/signup`, { form: registration, language });
  }

  #addAccount({ email, role }: Person): string {
    const password = newPassword();
    this.#passwords.set(email, password);
    this.#accounts.push({ email, password, role });
    return password;
  }

  /** The session of a person, logged in once a day. */
  session(person: Person): Promise<Session> {
    const { email } = person;
    const session = this.#sessions.get(email) ?? logIn(this.#base, person, this.#passwords.get(email) ?? '');
    this.#sessions.set(email, session);
    return session;
  }

  /** Creates a record, whose id is found by its name later. */
  async create(by: Person, path: string, form: Form, name = ''): Promise<string> {
    const { id } = await readJson<Stored>(this.#send(by, 'POST', path, { form }));
    if (name !== '') this.#ids.set(name, id);
    return id;
  }

  async upload(by: Person, path: string, upload: FormData): Promise<string> {
    return (await readJson<Stored>(this.#send(by, 'POST', path, { upload }))).id;
  }

  /** Changes the named record of a list. */
  async update(by: Person, list: string, name: string, form: Form): Promise<void> {
    const path = `${list}/${await this.idOf(by, list, name)}`;
    const { version } = await readJson<Stored>(this.#send(by, 'GET', path));
    await this.#send(by, 'PUT', path, { form: { ...form, _version: String(version) } });
  }

  /** Sends JSON and returns the answer. */
  send<T>(by: Person, method: 'GET' | 'POST' | 'PUT', path: string, json?: object): Promise<T> {
    return readJson<T>(this.#send(by, method, path, json === undefined ? {} : { json }));
  }

  async delete(by: Person, list: string, name: string): Promise<void> {
    await this.#send(by, 'DELETE', `${list}/${await this.idOf(by, list, name)}`);
  }

  /** The id of a record by a name that a search of its list finds. */
  async idOf(by: Person, list: string, name: string): Promise<string> {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    const found = this.#send(by, 'GET', `${list}?search=${encodeURIComponent(name)}`);
    const [first] = (await readJson<{ data: Stored[] }>(found)).data;
    if (first === undefined) throw new Error(`${list} has no ${name}.`);
    this.#ids.set(name, first.id);
    return first.id;
  }

  async #send(
    by: Person,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: { form?: Form; json?: object; upload?: FormData } = {},
  ): Promise<Response> {
    return call(this.#base, method, path, { ...(await this.session(by)), ...body });
  }
}
