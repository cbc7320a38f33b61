import { dismissHelp, linkFromMail, pointAt, press, typeInto } from './acting.mjs';

const password = 'Lipov-med-27';
const person = { name: 'Maja Kovač', email: 'maja.kovac@znidarsic.example', phone: '041 234 567' };

/**
 * What the video shows: each scene begins at its second, whatever the one before took, so that the captions of one
 * language fit the videos of all.
 */
export const scenes = [
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

/** When the video ends, in seconds. */
export const length = 44;

/** Opens the registration as a first visitor sees it, without the help that is being made here. */
export async function setScene(stage) {
  await dismissHelp(stage);
  await stage.page.goto(`${stage.url}/registration`);
  await stage.page.waitForSelector('[name=full_name]');
}
