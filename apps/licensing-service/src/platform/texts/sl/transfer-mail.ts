import type { transferMail as englishMail } from '../en/transfer-mail';
import type { Texts } from '../english';

export const transferMail: Pick<Texts['mail'], keyof typeof englishMail> = {
  credit_of_late_transfer: {
    subject: 'Vaše nakazilo smo prišteli dobroimetju',
    body: 'Za CRM podjetja {title} smo prejeli nakazilo v znesku {received} po predračunu {number}, ko ta ni več veljal. Znesek smo prišteli vašemu dobroimetju.\n\nDobroimetje pokrije vaš naslednji račun za ta CRM podjetja. Če ga želite nazaj, pišite na {contact}.',
    action: 'Odpri obračun',
  },
  credit_of_paid_proforma: {
    subject: 'Vaše nakazilo smo prišteli dobroimetju',
    body: 'Za CRM podjetja {title} smo prejeli nakazilo v znesku {received} po predračunu {number}, ki je bil že plačan. Znesek smo prišteli vašemu dobroimetju.\n\nDobroimetje pokrije vaš naslednji račun za ta CRM podjetja. Če ga želite nazaj, pišite na {contact}.',
    action: 'Odpri obračun',
  },
  credit_of_closed_tenant: {
    subject: 'Vaše nakazilo smo prišteli dobroimetju',
    body: 'Za CRM podjetja {title} smo prejeli nakazilo v znesku {received} po predračunu {number}, ko je bil že zaprt. Znesek smo prišteli vašemu dobroimetju.\n\nČe ga želite nazaj, pišite na {contact}.',
    action: 'Odpri obračun',
  },
  credit_of_cancelled_creation: {
    subject: 'Vaše nakazilo smo prišteli dobroimetju',
    body: 'Ustvarjanje CRM-ja podjetja {title} je bilo preklicano, ko smo že prejeli {received} po predračunu {number}. Znesek smo prišteli vašemu dobroimetju.\n\nDobroimetje pokrije paket, ko CRM podjetja znova ustvarite. Če ga želite nazaj, pišite na {contact}.',
    action: 'Odpri obračun',
  },
  credit_paid_out: {
    subject: 'Dobroimetje smo vam izplačali',
    body: 'Od dobroimetja CRM-ja podjetja {title} smo {day} na vaš bančni račun nakazali {amount}.\n\nPreostalo dobroimetje: {left}.',
    action: 'Odpri obračun',
  },
  transfer_asked: {
    subject: 'Predračun {number}',
    body: 'Za CRM podjetja {title} plačajte {amount} do {day}. Na predračunu (številka {number}) so vsi podatki; kodo QR lahko preberete z mobilno banko.\n\nPaket začne veljati, ko prejmemo vaše nakazilo.',
    action: 'Odpri predračun',
  },
  transfer_asked_for_creation: {
    subject: 'Predračun {number}',
    body: 'Za CRM podjetja {title} plačajte {amount} do {day}. Na predračunu (številka {number}) so vsi podatki; kodo QR lahko preberete z mobilno banko.\n\nCRM podjetja ustvarimo, ko prejmemo vaše nakazilo. Njegov naslov je do takrat rezerviran za vas.',
    action: 'Odpri predračun',
  },
  transfer_asked_for_change: {
    subject: 'Predračun {number}',
    body: 'Za zamenjavo paketa CRM-ja podjetja {title} plačajte {amount} do {day}. Na predračunu (številka {number}) so vsi podatki; kodo QR lahko preberete z mobilno banko.\n\nNovi paket začne veljati, ko prejmemo vaše nakazilo. Do takrat velja sedanji.',
    action: 'Odpri predračun',
  },
  transfer_asked_for_renewal: {
    subject: 'Predračun {number}',
    body: 'Do {day} plačajte {amount} za podaljšanje paketa CRM-ja podjetja {title}. Novo obdobje se začne {from}. Na predračunu (številka {number}) so vsi podatki; kodo QR lahko preberete z mobilno banko.\n\nČe nakazilo do takrat ne prispe na naš račun, bo CRM podjetja na voljo samo za branje. Nič se ne izbriše.',
    action: 'Odpri predračun',
  },
  transfer_partly_received: {
    subject: 'Del nakazila še manjka',
    body: 'Po predračunu {number} ({title}) smo prejeli {received}. Manjka še {missing}.\n\nRazliko nakažite tako, da bo do {day} na našem računu. Sicer prejeti znesek prištejemo vašemu dobroimetju.',
    action: 'Odpri predračun',
  },
  late_transfer_partly_received: {
    subject: 'Del nakazila še manjka',
    body: 'Po predračunu {number} ({title}) smo prejeli {received}. Manjka še {missing}.\n\nPredračun je veljal do {day}, zato razlike ne nakazujte več. Če do takrat ni prispela na naš račun, prejeti znesek prištejemo vašemu dobroimetju in lahko naročite znova.',
    action: 'Odpri obračun',
  },
  renewal_partly_received: {
    subject: 'Del nakazila še manjka',
    body: 'Po predračunu {number} ({title}) smo prejeli {received}. Manjka še {missing}.\n\nRazliko nakažite tako, da bo do {day} na našem računu. Sicer bo CRM podjetja na voljo samo za branje. Nič se ne izbriše.',
    action: 'Odpri predračun',
  },
  late_renewal_partly_received: {
    subject: 'Del nakazila še manjka',
    body: 'Po predračunu {number} ({title}) smo prejeli {received}. Manjka še {missing}.\n\nPredračun je veljal do {day}. Razliko nakažite takoj: če jo zabeležimo do {until}, lahko z njo še plačate novo obdobje, ki se začne na dan, ko jo zabeležimo. Sicer prejeti znesek prištejemo vašemu dobroimetju, paket pa lahko plačate pod Obračun.',
    action: 'Odpri predračun',
  },
  credit_of_paid_invoice: {
    subject: 'Vaše nakazilo smo prišteli dobroimetju',
    body: 'Za CRM podjetja {title} smo prejeli nakazilo v znesku {received} po računu {number}, ki je bil že plačan. Znesek smo prišteli vašemu dobroimetju.\n\nDobroimetje pokrije vaš naslednji račun za ta CRM podjetja. Če ga želite nazaj, pišite na {contact}.',
    action: 'Odpri obračun',
  },
  transfer_expiring: {
    subject: 'Kmalu poteče: predračun {number}',
    body: 'Predračun (številka {number}) za CRM podjetja {title} velja do {day}. Do takrat mora nakazilo prispeti na naš račun.\n\nČe ste ga že poslali, vam ni treba storiti ničesar.',
    action: 'Odpri predračun',
  },
  transfer_expiring_after_part: {
    subject: 'Kmalu poteče: predračun {number}',
    body: 'Predračun (številka {number}) za CRM podjetja {title} velja do {day}. Prejeli smo {received}, manjka še {missing}.\n\nČe preostanka do takrat ne prejmemo, prejeti znesek prištejemo vašemu dobroimetju.',
    action: 'Odpri predračun',
  },
  transfer_given_up: {
    subject: 'Ne velja več: predračun {number}',
    body: 'Predračun (številka {number}) za CRM podjetja {title} ne velja več. Ne plačajte ga. Če ste ga že plačali, znesek prištejemo vašemu dobroimetju.',
    action: 'Odpri obračun',
  },
  transfer_given_up_after_part: {
    subject: 'Ne velja več: predračun {number}',
    body: 'Predračun (številka {number}) za CRM podjetja {title} ne velja več. Ne plačajte ga. Znesek {received}, ki smo ga prejeli, smo prišteli vašemu dobroimetju. Če ste nakazali še kaj, prištejemo tudi to.',
    action: 'Odpri obračun',
  },
};
