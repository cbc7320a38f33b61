import type { formatPhone } from '@atrium/validators/phone';
import type { phoneTest } from '@atrium/validators/yup';
import { createStore } from 'zustand/vanilla';

/** `checkPhone` of `@atrium/validators/phone`. */
export type CheckPhone = Parameters<typeof phoneTest>[0];

interface PhoneRules {
  readonly checkPhone: CheckPhone;
  /** Formats as `+386 31 234 567`; returns invalid numbers unchanged. */
  readonly formatPhone: typeof formatPhone;
}

/** Maximum time a form waits for the rules, in ms. */
const timeout = 5000;

let coming: Promise<PhoneRules> | undefined;

function fetchRules(): Promise<PhoneRules> {
  coming ??= import('@atrium/validators/phone').then(
    (rules) => {
      const { checkPhone, formatPhone: format } = rules;
      phoneRules.setState({ checkPhone, formatPhone: format });
      return phoneRules.getState();
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

/** Phone rules of all countries. They load with the first number; until then all numbers are valid. */
export const phoneRules = createStore<PhoneRules>(() => ({ checkPhone: takeForNow, formatPhone: (typed) => typed }));

/** Resolves when the rules are loaded. If that fails, the service validates numbers. */
export async function awaitPhoneRules(): Promise<PhoneRules> {
  const now = phoneRules.getState();
  if (now.checkPhone !== takeForNow) return now;
  const late = new Promise<PhoneRules>((resolve) => setTimeout(() => resolve(now), timeout));
  return Promise.race([fetchRules(), late]);
}
