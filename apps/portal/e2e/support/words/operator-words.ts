import type { Words } from './words';

/** Texts of the operator's rooms. */
const english = {
  newRole: 'New role',
  name: 'Name',
  createRole: 'Create role',
  customers: 'Customers',
  roles: 'Roles',
  view: 'View',
  create: 'Create',
  update: 'Update',
  savePermissions: 'Save permissions',
  changes: 'Changes of permissions',
  roleUpdated: / updated$/,
  invite: 'Invite people',
  emails: 'E-mails',
  inviteOne: 'Invite 1 person',
  invited: '1 invitation was sent',
  newSubject: 'New Subject',
  title: 'Title',
  addCustomer: 'Add customer',
  addContact: 'Add contact',
  value: 'Value',
  contacts: 'Contacts',
  activity: 'Activity',
};

type OperatorWords = { readonly [K in keyof typeof english]: (typeof english)[K] extends RegExp ? RegExp : string };

const slovenian: OperatorWords = {
  newRole: 'Nova vloga',
  name: 'Ime',
  createRole: 'Ustvari vlogo',
  customers: 'Stranke',
  roles: 'Vloge',
  view: 'Ogled',
  create: 'Ustvarjanje',
  update: 'Urejanje',
  savePermissions: 'Shrani dovoljenja',
  changes: 'Spremembe dovoljenj',
  roleUpdated: / je posodobljena$/,
  invite: 'Povabi osebe',
  emails: 'E-poštni naslovi',
  inviteOne: 'Povabi 1 osebo',
  invited: 'Poslano je 1 povabilo',
  newSubject: 'Nov subjekt',
  title: 'Naziv',
  addCustomer: 'Dodaj stranko',
  addContact: 'Dodaj kontakt',
  value: 'Vrednost',
  contacts: 'Kontakti',
  activity: 'Dejavnost',
};

export const operatorWordsOf = ({ language }: Words): OperatorWords => (language === 'sl' ? slovenian : english);
