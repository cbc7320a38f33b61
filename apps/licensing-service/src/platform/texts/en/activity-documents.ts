/** Sentences about documents and their templates. */
export const activityDocuments = {
  document: {
    'add-version': 'saved a new version of {title}',
    create: 'created {title}',
    delete: 'deleted {title}',
    'open-edit': 'opened {title} for editing',
    send: 'sent {title}',
    'restore-version': 'restored an earlier version of {title}',
    'sign-draft': 'signed the draft of {title}',
    'save-edit': 'saved changes of {title}',
    update: 'updated {title}',
  },
  'document-template': {
    'add-version': 'uploaded a new version of {title}',
    create: 'created {title}',
    delete: 'deleted {title}',
    duplicate: 'created {title} as a copy',
    'restore-version': 'restored an earlier version of {title}',
    'save-fields': 'changed the fields of {title}',
    'save-mail-texts': 'changed the e-mail of {title}',
    update: 'updated {title}',
  },
} as const;
