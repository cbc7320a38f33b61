import { dismissHelp, linkFromMail, pointAt, press, type Stage, typeInto } from './actions.ts';

const password = 'Lipov-med-27';
const person = { name: 'Maja Kovač', email: 'maja.kovac@znidarsic.example', phone: '041 234 567' };

export interface Scene {
  /** In seconds. Scenes have fixed times, so that the videos of all languages have the same captions track. */
  readonly at: number;
  readonly captions: { readonly en: string; readonly sl: string };
  readonly act: (stage: Stage) => Promise<void>;
}

export const scenes: readonly Scene[] = [
  {
    at: 0,
    captions: { en: 'Register in less than a minute.', sl: 'Registrirajte se v manj kot minuti.' },
    act: async () => {},
  },
  {
    at: 2.5,
    captions: {
      en: 'Enter your name, e-mail and phone.',
      sl: 'Vnesite ime in priimek, e-poštni naslov in telefon.',
    },
    act: async (stage) => {
      await typeInto(stage, 'full_name', person.name);
      await typeInto(stage, 'email', person.email);
      await typeInto(stage, 'phone', person.phone);
    },
  },
  {
    at: 13,
    captions: {
      en: 'Choose a password: the rules tick as you type.',
      sl: 'Izberite geslo: pravila se odkljukajo sproti.',
    },
    act: async (stage) => {
      await typeInto(stage, 'password', password);
      await typeInto(stage, 'password_confirmation', password);
    },
  },
  {
    at: 21,
    captions: {
      en: 'Accept the terms and create your account.',
      sl: 'Sprejmite pogoje in ustvarite račun.',
    },
    act: async (stage) => {
      await press(stage, '[name=terms]');
      await press(stage, 'button[type=submit]');
      await stage.page.waitForURL(/registration-success$/);
    },
  },
  {
    at: 28,
    captions: {
      en: 'Open the link in the e-mail. Your account is active.',
      sl: 'Odprite povezavo v e-pošti. Vaš račun je aktiven.',
    },
    act: async (stage) => {
      await stage.page.goto(await linkFromMail(stage, person.email));
      await stage.page.waitForURL(/activation-success$/);
    },
  },
  {
    at: 32.5,
    captions: { en: 'Log in and set up your company CRM.', sl: 'Prijavite se in nastavite CRM svojega podjetja.' },
    act: async (stage) => {
      await press(stage, 'main a[href="/login"]');
      await typeInto(stage, 'email', person.email);
      await typeInto(stage, 'password', password);
      await press(stage, 'button[type=submit]');
      await stage.page.waitForURL(/\/tenants$/);
      await pointAt(stage, 'main a[href="/tenants/new"], main button:not([aria-label])');
    },
  },
];

/** Length of the video in seconds. */
export const length = 44;

/** Opens the registration page as a new visitor sees it, without its help video. */
export async function openRegistration(stage: Stage): Promise<void> {
  await dismissHelp(stage);
  await stage.page.goto(`${stage.url}/registration`);
  await stage.page.waitForSelector('[name=full_name]');
}
