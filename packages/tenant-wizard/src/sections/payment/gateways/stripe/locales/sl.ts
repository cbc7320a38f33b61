export const stripeTexts = {
  failedText:
    'Prihajajo od plačilnega podjetja Stripe. Morda jih ovira povezava ali program za blokiranje vsebine. Noben vnos ni izgubljen.',
  refused: 'Kartica je bila zavrnjena. Preverite podatke ali uporabite drugo kartico.',
  unchecked: 'Kartice trenutno ne moremo preveriti. Zaračunali nismo ničesar; poskusite znova.',
} as const;
