/** Texts of the internal act. Slovenian law requires the document, so it exists in Slovenian only. */
export const actTexts = {
  title: 'INTERNI AKT',
  subtitle:
    'o popisu poslovnih prostorov, dodelitvi oznak poslovnim prostorom in pravilih za dodeljevanje zaporednih številk računov',
  basis:
    'Na podlagi šestega odstavka 5. člena Zakona o davčnem potrjevanju računov (Uradni list RS, št. 57/15, s poznejšimi spremembami) sprejema zavezanec',
  taxNumber: 'davčna številka',
  representedBy: 'odgovorna oseba',
  thisAct: 'ta interni akt.',

  subject: 'predmet akta',
  subjectText:
    'Akt popisuje poslovne prostore, v katerih zavezanec izdaja račune, jim določa oznake, navaja oznake elektronskih naprav v njih in ureja dodeljevanje zaporednih številk računov.',

  premises: 'poslovni prostori',
  premisesText: 'Zavezanec izdaja račune v teh poslovnih prostorih:',
  premiseColumns: ['Oznaka', 'Naslov', 'Št.\u00a0k.\u00a0o.', 'Št. stavbe', 'Št. dela stavbe', 'Vrsta', 'Velja od'],
  movable: 'premičen prostor',
  noValue: '–',
  movableMeaning: {
    A: 'A: premičen prostor, na primer vozilo ali prenosna stojnica, s katerim zavezanec dela na različnih krajih.',
    B: 'B: objekt na stalnem mestu, na primer stojnica na tržnici ali kiosk.',
    C: 'C: posamezna elektronska naprava zavezanca, ki drugih poslovnih prostorov ne uporablja.',
  },

  devices: 'elektronske naprave',
  devicesText: 'Računi se izdajajo s temi elektronskimi napravami:',
  deviceColumns: ['Oznaka poslovnega prostora', 'Oznake elektronskih naprav'],

  numbering: 'številčenje računov',
  numberParts:
    'Številko računa sestavljajo oznaka poslovnega prostora, oznaka elektronske naprave in zaporedna številka, ločene z vezajem, na primer {example}.',
  numberingBy: {
    device:
      'Zaporedne številke tečejo od 1 naprej brez izpuščanja in ponavljanja, za vsako elektronsko napravo v poslovnem prostoru posebej.',
    premise:
      'Zaporedne številke tečejo od 1 naprej brez izpuščanja in ponavljanja, za vsak poslovni prostor posebej, ne glede na to, katera od njegovih elektronskih naprav račun izda.',
  },
  restarting: 'Z vsakim koledarskim letom se štetje znova začne s številko 1.',
  continuing: 'Ob prehodu v novo koledarsko leto se štetje nadaljuje.',

  effect: 'veljavnost in hramba',
  effectText:
    'Akt velja od {date}. Ob spremembi poslovnih prostorov, elektronskih naprav ali pravila številčenja zavezanec sprejme nov akt, preden izda prvi račun po spremembi. Akt hrani in ga na zahtevo pokaže davčnemu organu.',

  place: 'Kraj in datum',
  signature: 'Podpis odgovorne osebe',
  stamp: 'Žig',
  article: '{number}. člen',
  page: 'stran {page} od {pages}',
} as const;
