/** The bank that assigned a Slovenian account number. */
export interface SlovenianBank {
  /** The first two digits after the check digits. */
  readonly code: string;
  /** Current name of the bank. Accounts of merged banks keep their code. */
  readonly name: string;
}

/**
 * Banks by the first two digits of the account. Origin: register of payment service providers of the Bank of Slovenia,
 * 2026; 03, 04 and 05 were SKB banka, Nova KBM and Abanka. Unassigned codes are omitted.
 */
const names: Readonly<Record<string, string>> = {
  '01': 'Banka Slovenije',
  '02': 'NLB',
  '03': 'OTP banka',
  '04': 'OTP banka',
  '05': 'OTP banka',
  '07': 'Gorenjska banka',
  '10': 'Intesa Sanpaolo Bank',
  '19': 'Deželna banka Slovenije',
  '29': 'UniCredit Banka Slovenija',
  '30': 'NLB',
  '33': 'Addiko Bank',
  '34': 'Banka Sparkasse',
  '35': 'BKS Bank',
  '38': 'SID banka',
  '60': 'Hranilnica LON',
  '61': 'Delavska hranilnica',
  '64': 'Primorska hranilnica Vipava',
  '79': 'KDD',
  '91': 'Paywiser',
};

/** The bank of a Slovenian IBAN in its electronic form; `undefined` for an unassigned code. */
export function slovenianBankOf(iban: string): SlovenianBank | undefined {
  const code = iban.slice(4, 6);
  const name = names[code];
  return name === undefined ? undefined : { code, name };
}
