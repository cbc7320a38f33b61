import type { Texts } from '../english';

/** Stavki o dokumentih in njihovih predlogah. */
export const activityDocuments: Pick<Texts['activity']['actions'], 'document' | 'document-template'> = {
  document: {
    'add-version': 'shrani novo različico dokumenta {title}',
    create: 'ustvari {title}',
    delete: 'izbriše {title}',
    'open-edit': 'odpre {title} za urejanje',
    send: 'pošlje {title}',
    'restore-version': 'obnovi prejšnjo različico dokumenta {title}',
    'sign-draft': 'podpiše osnutek dokumenta {title}',
    'save-edit': 'shrani spremembe dokumenta {title}',
    update: 'posodobi {title}',
  },
  'document-template': {
    'add-version': 'naloži novo različico predloge {title}',
    create: 'ustvari {title}',
    delete: 'izbriše {title}',
    duplicate: 'ustvari {title} kot kopijo',
    'restore-version': 'obnovi prejšnjo različico predloge {title}',
    'save-fields': 'spremeni polja predloge {title}',
    'save-mail-texts': 'spremeni e-sporočilo predloge {title}',
    update: 'posodobi {title}',
  },
};
