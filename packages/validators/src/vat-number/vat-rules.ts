import { byKey } from '../number-reader';
import { austria } from './austria';
import { belgium } from './belgium';
import { bulgaria } from './bulgaria';
import { croatia } from './croatia';
import { cyprus } from './cyprus';
import { czechia } from './czechia';
import { denmark } from './denmark';
import { estonia } from './estonia';
import { finland } from './finland';
import { france } from './france';
import { germany } from './germany';
import { greatBritain } from './great-britain';
import { greece } from './greece';
import { hungary } from './hungary';
import { ireland } from './ireland';
import { italy } from './italy';
import { latvia } from './latvia';
import { lithuania } from './lithuania';
import { luxembourg } from './luxembourg';
import { malta } from './malta';
import { netherlands } from './netherlands';
import { northernIreland } from './northern-ireland';
import { oneStopShop } from './one-stop-shop';
import { poland } from './poland';
import { portugal } from './portugal';
import { romania } from './romania';
import { slovakia } from './slovakia';
import { slovenia } from './slovenia';
import { spain } from './spain';
import { sweden } from './sweden';
import type { VatRule } from './vat-rule';

/** Every rule by its prefix; Greece is EL to VIES and GR to ISO. */
export const vatRules: Readonly<Record<string, VatRule>> = {
  AT: austria,
  BE: belgium,
  BG: bulgaria,
  CY: cyprus,
  CZ: czechia,
  DE: germany,
  DK: denmark,
  EE: estonia,
  EL: greece,
  ES: spain,
  EU: oneStopShop,
  FI: finland,
  FR: france,
  GB: greatBritain,
  GR: greece,
  HR: croatia,
  HU: hungary,
  IE: ireland,
  IT: italy,
  LT: lithuania,
  LU: luxembourg,
  LV: latvia,
  MT: malta,
  NL: netherlands,
  PL: poland,
  PT: portugal,
  RO: romania,
  SE: sweden,
  SI: slovenia,
  SK: slovakia,
  XI: northernIreland,
};

/** By the key of the prefix. */
export const vatRulesByKey = /* @__PURE__ */ byKey(vatRules, (rule) => rule);
