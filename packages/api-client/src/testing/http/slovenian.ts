/** The fake's Slovenian texts, by the English ones. */
const slovenian: Readonly<Record<string, string>> = {
  'A codelist with this slug already exists.': 'Šifrant s to oznako že obstaja.',
  'A company CRM has at most 100 members and invitations.':
    'CRM podjetja ima lahko največ 100 članov in odprtih povabil.',
  'A company CRM needs an owner. Make someone else the owner first.':
    'CRM podjetja potrebuje lastnika. Najprej določite drugega lastnika.',
  'A payment is under way.': 'Plačilo je v teku.',
  'A role with this name already exists.': 'Vloga s tem imenom že obstaja.',
  'A Slovenian postal code has four digits.': 'Slovenska poštna številka ima štiri števke.',
  'Accept the terms to continue.': 'Za nadaljevanje sprejmite pogoje.',
  'Add at least one business premise.': 'Dodajte poslovni prostor.',
  'Add at least one electronic device.': 'Dodajte elektronsko napravo.',
  'Administrators come with the product and cannot be changed.':
    'Vloga Administrators je del izdelka in je ni mogoče spremeniti.',
  'An error occured. Check your data, especially Country & VAT number.':
    'Prišlo je do napake. Preverite podatke, zlasti državo in ID za DDV.',
  'Another company CRM with the same tax number already has this business premise ID.':
    'To oznako poslovnega prostora že ima drug CRM podjetja z isto davčno številko.',
  'Another company CRM with this tax number already has one of the business premise IDs.':
    'Drug CRM podjetja s to davčno številko že ima eno od oznak poslovnih prostorov.',
  'Another operation is running on this company CRM.': 'Na tem CRM-ju podjetja že poteka drug postopek.',
  'Another user has this username.': 'To uporabniško ime že ima drug uporabnik.',
  'Check your e-mail.': 'Preverite svojo e-pošto.',
  'Choose a .p12 or .pfx file.': 'Izberite datoteko .p12 ali .pfx.',
  'Choose a column for the title.': 'Izberite stolpec z nazivom.',
  'Choose a country.': 'Izberite državo.',
  'Choose a Word file (.docx).': 'Izberite datoteko Word (.docx).',
  'Choose a Word file (.docx) or a PDF.': 'Izberite Wordovo datoteko (.docx) ali PDF.',
  'Choose a PNG, JPEG or WebP picture.': 'Izberite sliko PNG, JPEG ali WebP.',
  'Choose a PNG, JPEG, WebP, PDF or Word (.docx) file.': 'Izberite datoteko PNG, JPEG, WebP, PDF ali Word (.docx).',
  'Choose an XLSX or CSV file.': 'Izberite datoteko XLSX ali CSV.',
  'Choose how to pay.': 'Izberite način plačila.',
  'Choose one of the offered values.': 'Izberite eno od ponujenih vrednosti.',
  'Choose the day of issue or a later one.': 'Izberite dan izdaje ali poznejši dan.',
  'Choose today or an earlier day.': 'Izberite današnji ali zgodnejši dan.',
  'Confirm the amount, or correct it.': 'Potrdite znesek ali ga popravite.',
  'E-mail: Enter an e-mail address such as name@example.com.':
    'E-pošta: Vnesite e-poštni naslov, na primer ime@example.com.',
  'VAT number: This is a customer already, by the VAT number.': 'ID za DDV: To je že stranka, po ID za DDV.',
  'E-mail: This is a customer already, by the e-mail.': 'E-pošta: To je že stranka, po e-poštnem naslovu.',
  'Enter a host name.': 'Vnesite ime gostitelja.',
  'Enter a phone number that exists in the chosen country.':
    'Vnesite telefonsko številko, ki obstaja v izbrani državi.',
  'Enter a port.': 'Vnesite številko vrat.',
  'Enter an e-mail address such as name@example.com.': 'Vnesite e-poštni naslov, na primer ime@example.com.',
  'Enter the card again.': 'Vnesite kartico znova.',
  'Enter the full name, at most 120 characters.': 'Vnesite ime in priimek, največ 120 znakov.',
  'Enter the key.': 'Vnesite ključ.',
  'Enter the password.': 'Vnesite geslo.',
  'Fill in this field.': 'Izpolnite to polje.',
  'Name: Fill in this field.': 'Ime: Izpolnite to polje.',
  'No bank transfer is pending here.': 'Tukaj ne čakamo na bančno nakazilo.',
  'No paid plan runs for this company CRM.': 'Ta CRM podjetja nima plačljivega paketa.',
  'Nothing was found.': 'Ničesar ni bilo mogoče najti.',
  'Only a company CRM that has been created can be closed.': 'Zaprete lahko samo CRM podjetja, ki je že ustvarjen.',
  'Only a company CRM that has been created can be switched on or off.':
    'Vklopite ali izklopite lahko samo CRM podjetja, ki je že ustvarjen.',
  'Only a company CRM that has been created can be updated.': 'Posodobite lahko samo CRM podjetja, ki je že ustvarjen.',
  'Only an owner can hand it over.': 'CRM podjetja lahko preda samo lastnik.',
  'Please log in.': 'Prosimo, prijavite se.',
  'The business premise ID already exists.': 'Oznaka poslovnega prostora že obstaja.',
  'The business premise ID may include only letters and numbers.':
    'Oznaka poslovnega prostora lahko vsebuje samo črke in številke.',
  'The card has expired.': 'Kartica je potekla.',
  'The certificate and password combination is incorrect.': 'Kombinacija digitalnega potrdila in gesla ni pravilna.',
  'The current password is incorrect.': 'Trenutno geslo ni pravilno.',
  'The CVC has three digits.': 'Koda CVC ima tri števke.',
  'The e-mail or password is incorrect.': 'E-poštni naslov ali geslo ni pravilno.',
  'The electronic device ID already exists.': 'Oznaka elektronske naprave že obstaja.',
  'The electronic device ID may include only letters and numbers.':
    'Oznaka elektronske naprave lahko vsebuje samo črke in številke.',
  'The given data was invalid.': 'Vneseni podatki niso veljavni.',
  'The invitation was accepted already.': 'To povabilo je že bilo sprejeto.',
  'The link works.': 'Povezava deluje.',
  'The new password is the same as the current one.': 'Novo geslo je enako trenutnemu.',
  'The password confirmation does not match.': 'Gesli se ne ujemata.',
  'The personal data of this customer was erased, so the record cannot be changed.':
    'Osebni podatki te stranke so izbrisani, zato zapisa ni mogoče spremeniti.',
  'The price has changed.': 'Cena se je spremenila.',
  'The request is too large.': 'Zahteva je prevelika.',
  'The subscription ends with its period.': 'Naročnina se konča z obdobjem.',
  'There is less account credit. Enter that or less.': 'Dobroimetje je manjše. Vnesite ta ali manjši znesek.',
  'This account is inactive. Activate it under Users.': 'Ta račun ni aktiven. Aktivirajte ga pod Uporabniki.',
  'This activation link is not valid.': 'Ta povezava za aktivacijo ni veljavna.',
  'This can no longer be changed.': 'Tega podatka ni več mogoče spremeniti.',
  'This codelist comes with the product and cannot be deleted.':
    'Ta šifrant je del izdelka, zato ga ni mogoče izbrisati.',
  'This codelist comes with the product, so it can be neither renamed nor deleted.':
    'Ta šifrant je del izdelka, zato ga ni mogoče preimenovati ali izbrisati.',
  'This company CRM is closed.': 'Ta CRM podjetja je zaprt.',
  'This company CRM is no longer a draft.': 'Ta CRM podjetja ni več osnutek.',
  'This e-mail already has a pending invitation.': 'Na ta e-poštni naslov je bilo povabilo že poslano.',
  'This e-mail belongs to another account.': 'Ta e-poštni naslov pripada drugemu računu.',
  'This e-mail has an account. Log in to accept.':
    'Račun s tem e-poštnim naslovom že obstaja. Za sprejem povabila se prijavite.',
  'This file is not a certificate with its private key.': 'Ta datoteka ni digitalno potrdilo z zasebnim ključem.',
  'This form was already sent with other data. Open it again.':
    'Ta obrazec je bil že poslan z drugimi podatki. Odprite ga znova.',
  'This Idempotency-Key was already used for another request.': 'Ta Idempotency-Key je že uporabljen za drugo zahtevo.',
  'This invitation has expired.': 'To povabilo je poteklo.',
  'This invitation is for another e-mail.': 'To povabilo je za drug e-poštni naslov.',
  'This invitation is no longer valid.': 'To povabilo ne velja več.',
  'This invitation is not valid or was withdrawn.': 'To povabilo ni veljavno ali pa je bilo umaknjeno.',
  'This invitation was already sent three times.': 'To povabilo je bilo poslano že trikrat.',
  'This is not a valid card number.': 'To ni veljavna številka kartice.',
  'This is not a VAT number of the chosen country.': 'To ni ID za DDV izbrane države.',
  'This is not an API key.': 'To ni ključ API.',
  'This is the last active member of Administrators. Add another one first.':
    'To je zadnji aktivni član vloge Administrators. Najprej dodajte drugega.',
  'This key already exists in the codelist.': 'Ta ključ v šifrantu že obstaja.',
  'This key is in use, so it cannot be changed.': 'Ključ je v rabi, zato ga ni mogoče spremeniti.',
  'This link has expired.': 'Ta povezava je potekla.',
  'This link has expired. Start the e-mail change again in Settings.':
    'Ta povezava je potekla. Spremembo e-poštnega naslova znova začnite v nastavitvah.',
  'This member is already an owner.': 'Ta član je že lastnik.',
  'This name is taken.': 'To ime je že zasedeno.',
  'This operation cannot be cancelled.': 'Tega postopka ni mogoče preklicati.',
  'This operation has already ended.': 'Ta postopek se je že končal.',
  'This operation has not failed.': 'Ta postopek ni spodletel.',
  'This password reset token is invalid.': 'Povezava za ponastavitev gesla ni veljavna.',
  'This person already has a pending invitation.': 'Ta oseba že ima odprto povabilo.',
  'This person is already a member.': 'Ta oseba je že član.',
  'This record has changed since you opened it. Reload it and try again.':
    'Zapis se je spremenil, odkar ste ga odprli. Osvežite ga in poskusite znova.',
  'This request needs an Idempotency-Key of 16 to 255 printable characters.':
    'Ta zahteva potrebuje glavo Idempotency-Key s 16 do 255 natisljivimi znaki.',
  'This is your current plan. Nothing changes.': 'To je vaš trenutni paket. Nič se ne spremeni.',
  'This transfer is already recorded with the same day, amount and reference. Confirm that it is another one.':
    'Nakazilo z istim dnem, zneskom in sklicem je že vpisano. Potrdite, da je to drugo nakazilo.',
  'This user already has these roles.': 'Ta uporabnik te vloge že ima.',
  'This user has not confirmed their e-mail yet.': 'Uporabnik še ni potrdil svojega e-poštnega naslova.',
  'This user holds permissions that you lack, so you cannot invite them.':
    'Ta uporabnik ima dovoljenja, ki jih vi nimate, zato ga ne morete povabiti.',
  'This user is the last owner of company CRMs that are not closed. Make someone else the owner first.':
    'Uporabnik je zadnji lastnik CRM-jev podjetij, ki niso zaprti. Najprej določite drugega lastnika.',
  'This value is not valid.': 'Ta vrednost ni veljavna.',
  'Unable to find specified company CRM': 'Navedenega CRM-ja podjetja ni mogoče najti',
  'Unable to find specified role': 'Vloge ni mogoče najti',
  'Use at least 6 characters with a letter, a number and a symbol from !@#$%^&*?-=+_.':
    'Uporabite najmanj 6 znakov, med njimi črko, številko in znak iz nabora !@#$%^&*?-=+_.',
  'We cannot check how many are in use right now.': 'Trenutno ne moremo preveriti, koliko jih je v uporabi.',
  'We register business premises once the company CRM is created.':
    'Poslovne prostore prijavimo, ko je CRM podjetja ustvarjen.',
  'You already have five drafts. Finish or discard one of them first.':
    'Imate že pet osnutkov. Najprej dokončajte ali zavrzite enega od njih.',
  'You are a member already.': 'Ste že član.',
  'You are not allowed to do this.': 'Za to nimate dovoljenja.',
  'You are the last Administrator.': 'Ste zadnji administrator.',
  'You are the last owner of company CRMs that are not closed.': 'Ste zadnji lastnik CRM-jev podjetij, ki niso zaprti.',
  'You cannot do this to your own account.': 'Tega ne morete storiti s svojim računom.',
  'You cannot give this role: it allows things you may not do.':
    'Te vloge ne morete dodeliti: dovoljuje dejanja, ki jih vi ne smete.',
  'You need every permission that is concerned here.': 'Za to potrebujete vsa dovoljenja, ki jih sprememba zadeva.',
  'You need every permission that this user or role has.':
    'Za to potrebujete vsa dovoljenja, ki jih ima ta uporabnik ali vloga.',
  'Your account is active.': 'Vaš račun je aktiven.',
  'Your account is already active.': 'Vaš račun je že aktiven.',
  'Your e-mail was changed.': 'Vaš e-poštni naslov je spremenjen.',
};

const texts = new Set(['message', 'title', 'detail']);
const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/** Translates the messages of a response; records stay unchanged. */
export function inLanguage(language: 'en' | 'sl', answer: unknown): unknown {
  if (language === 'en' || !isGroup(answer)) return answer;
  const translate = (text: unknown) => (typeof text === 'string' ? (slovenian[text] ?? text) : text);
  const members = Object.entries(answer).map(([name, value]) => {
    if (texts.has(name)) return [name, translate(value)];
    if (name !== 'errors' || !isGroup(value)) return [name, value];
    const fields = Object.entries(value).map(([field, said]) => [
      field,
      Array.isArray(said) ? said.map(translate) : said,
    ]);
    return [name, Object.fromEntries(fields)];
  });
  return Object.fromEntries(members);
}
