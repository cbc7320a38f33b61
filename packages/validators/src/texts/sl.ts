/** Slovenian texts by message key without `validation.`; `{{name}}` is a placeholder. */
export const validationTexts = {
  required: 'Izpolnite to polje.',
  tooLong: 'Največje število znakov: {{maximum}}.',
  email: {
    shape: 'Vnesite e-poštni naslov, na primer ime@example.com.',
    tooLong: 'E-poštni naslov ima lahko največ 254 znakov.',
  },
  fullName: { shape: 'Vnesite ime in priimek, največ 120 znakov.' },
  password: {
    tooShort: 'Najmanjše število znakov je {{minimum}}.',
    tooLong: 'Največje število znakov je {{maximum}}.',
    noLetter: 'Dodajte črko.',
    noDigit: 'Dodajte številko.',
    noSymbol: 'Dodajte enega od znakov !@#$%^&*?-=+_.',
    tooCommon:
      'To geslo je lahko uganiti: je pogosta beseda ali zaporedje tipk z majhnimi spremembami. Izberite drugo.',
    containsPersonalWord: 'Geslo ne sme vsebovati vašega imena, e-poštnega naslova ali imena izdelka.',
    confirmation: 'Gesli se ne ujemata.',
  },
  phone: { shape: 'Vnesite telefonsko številko, ki obstaja v izbrani državi.' },
  country: { shape: 'Izberite državo.' },
  postCode: {
    shape: 'Slovenska poštna številka ima štiri števke.',
    unknown: 'Ta poštna številka ne obstaja.',
  },
  courierMaxWeight: {
    shape: 'Vnesite težo v kilogramih, na primer 31,5.',
    tooLight: 'Teža mora biti večja od nič.',
    tooHeavy: 'Ta dostavna služba prevzame največ {{maximum, number}} kg.',
  },
  vatNumber: {
    country: 'To ni ID za DDV izbrane države.',
    prefix: 'Začnite z oznako države, na primer SI.',
    length: 'Dolžina ni pravilna. Pričakovano število znakov za oznako države: {{lengths}}.',
    characters: 'Eden od znakov ni pravilen. Preverite vnos.',
    check_digits: 'Kontrolna števka ID-ja za DDV ni pravilna. Preverite vnos.',
  },
  taxNumber: {
    shape: 'Slovenska davčna številka ima natanko 8 števk.',
    check_digits: 'Kontrolna števka davčne številke ni pravilna. Preverite vnos.',
  },
  iban: {
    country: 'IBAN se začne z oznako države, na primer SI.',
    otherCountry: 'Vnesite IBAN, ki se začne z oznako {{country}}.',
    length: 'Število znakov v IBAN te države: {{lengths}}.',
    characters: 'Eden od znakov ni pravilen. Preverite vnos.',
    check_digits: 'Kontrolni števki IBAN nista pravilni. Preverite vnos.',
    national: 'Kontrolna števka v številki računa ni pravilna. Preverite vnos.',
  },
  bic: {
    country: 'Peti in šesti znak sta oznaka države, na primer SI.',
    otherCountry: 'Vnesite BIC države {{country}}.',
    length: 'BIC ima 8 ali 11 znakov.',
    characters: 'Eden od znakov ni pravilen. Preverite vnos.',
  },
  registrationNumber: {
    length: 'Matična številka ima 7 ali 10 števk.',
    characters: 'Eden od znakov ni pravilen. Preverite vnos.',
    check_digits: 'Kontrolna števka matične številke ni pravilna. Preverite vnos.',
  },
  emso: {
    length: 'EMŠO ima 13 števk.',
    characters: 'Uporabite samo števke.',
    date: 'EMŠO se začne z datumom rojstva, ta datum pa ne obstaja.',
    check_digits: 'Kontrolna števka EMŠO ni pravilna. Preverite vnos.',
  },
  alphanumericDashSpace: { shape: 'Uporabite samo črke, številke, pike, vezaje in presledke.' },
  businessPremiseId: {
    shape: 'Oznaka poslovnega prostora lahko vsebuje samo črke in številke.',
    tooLong: 'Oznaka poslovnega prostora ima lahko največ 20 znakov.',
    duplicate: 'Oznaka poslovnega prostora že obstaja.',
  },
  electronicDeviceId: {
    shape: 'Oznaka elektronske naprave lahko vsebuje samo črke in številke.',
    tooLong: 'Oznaka elektronske naprave ima lahko največ 20 znakov.',
    duplicate: 'Oznaka elektronske naprave že obstaja.',
  },
  unique: { duplicate: 'Ta vrednost je že na seznamu.' },
  tenantUrlName: {
    tooShort: 'Najmanjše število znakov je {{minimum}}.',
    tooLong: 'Največje število znakov je {{maximum}}.',
    characters: 'Uporabite samo male črke a–z, številke in vezaje.',
    hyphens: 'Ime se ne sme začeti ali končati z vezajem in ne sme vsebovati dveh zaporednih vezajev.',
    reserved: 'To ime je rezervirano. Izberite drugo.',
  },
  port: { shape: 'Vnesite številko vrat od 1 do 65535.' },
  hostName: { shape: 'Vnesite ime gostitelja, na primer db.example.com, ali naslov IP.' },
} as const;
