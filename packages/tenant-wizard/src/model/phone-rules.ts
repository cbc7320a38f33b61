import type { phoneTest } from '@atrium/validators/yup';
import { createStore } from 'zustand/vanilla';

/** `checkPhone` of `@atrium/validators/phone`. */
export type CheckPhone = Parameters<typeof phoneTest>[0];

interface PhoneRules {
  readonly checkPhone: CheckPhone;
}

/** How long a form waits for the rules, in ms. */
const patience = 5000;

let coming: Promise<PhoneRules> | undefined;

function fetchRules(): Promise<PhoneRules> {
  coming ??= import('@atrium/validators/phone').then(
    ({ checkPhone }) => {
      phoneRules.setState({ checkPhone });
      return { checkPhone };
    },
    () => {
      coming = undefined;
      return phoneRules.getState();
    },
  );
  return coming;
}

const takeForNow: CheckPhone = (typed) => {
  void fetchRules();
  return { valid: true, normalized: String(typed) };
};

/** The rules of every country's numbers. They come with the first number; until then each is taken as it was typed. */
export const phoneRules = createStore<PhoneRules>(() => ({ checkPhone: takeForNow }));

/** The rules once they have come. Where they do not, the service is the one to say what is wrong with a number. */
export async function awaitPhoneRules(): Promise<PhoneRules> {
  const now = phoneRules.getState();
  if (now.checkPhone !== takeForNow) return now;
  const late = new Promise<PhoneRules>((resolve) => setTimeout(() => resolve(now), patience));
  return Promise.race([fetchRules(), late]);
}
