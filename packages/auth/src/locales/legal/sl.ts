export const legalTexts = {
  version: 'Različica {{version}}',
  back: 'Nazaj na prijavo',
  terms: {
    title: 'Pogoji uporabe',
    intro:
      'Ti pogoji urejajo uporabo portala in CRM-jev podjetij, ki so v njem pripravljeni. Upravljavec portala je podjetje, ki vam ga ponuja.',
    sections: {
      account: {
        title: 'Vaš račun',
        body: 'Registrirajte se s svojim imenom in e-poštnim naslovom, do katerega imate dostop. Gesla ne zaupajte drugim; odgovorni ste za vsa dejanja s svojim računom. Če menite, da ga uporablja kdo drug, to takoj sporočite upravljavcu.',
      },
      service: {
        title: 'Storitev',
        body: 'Upravljavec pripravi CRM za vaše podjetje, skrbi za njegovo delovanje in varnost. Načrtovana vzdrževanja vnaprej napove. CRM smete uporabljati za zakonito poslovanje podjetja, za katero je bil pripravljen.',
      },
      trial: {
        title: 'Brezplačni preizkus',
        body: 'Podjetje lahko CRM enkrat preizkusi brezplačno. Po koncu preizkusa je CRM na voljo samo za branje, dokler ne izberete naročnine. Ničesar ne izbrišemo in ničesar ne zaračunamo samodejno.',
      },
      payment: {
        title: 'Naročnine in plačilo',
        body: 'Plačljive naročnine se zaračunajo vnaprej, mesečno ali letno, po cenah, ki jih vidite pred plačilom. Naročnino lahko kadar koli spremenite; neizkoriščeni del prejšnje se upošteva.',
      },
      data: {
        title: 'Vaši podatki',
        body: 'Podatki, ki jih vnesete, ostanejo vaši. Upravljavec jih obdeluje samo zaradi zagotavljanja storitve, kot pove obvestilo o zasebnosti. Dokler traja naročnina, jih lahko izvozite.',
      },
      end: {
        title: 'Prenehanje',
        body: 'Lastnik lahko CRM podjetja kadar koli zapre. Upravljavec lahko račun, ki krši te pogoje, začasno onemogoči, praviloma po opozorilu.',
      },
      changes: {
        title: 'Spremembe pogojev',
        body: 'Upravljavec spremembe sporoči po e-pošti, preden začnejo veljati. Različica, ki ste jo sprejeli, in čas sprejetja sta shranjena pri vašem računu.',
      },
    },
  },
  privacy: {
    title: 'Obvestilo o zasebnosti',
    intro:
      'Obvestilo pove, katere osebne podatke portal hrani, zakaj in kako dolgo. Upravljavec osebnih podatkov je upravljavec portala.',
    sections: {
      kept: {
        title: 'Kaj hranimo',
        body: 'Vaše ime, e-poštni naslov in telefonsko številko, vaš jezik in nastavitve, podjetja, ki jim pripadate, ter zapis pomembnih dejanj s časom in omrežnim naslovom.',
      },
      purpose: {
        title: 'Zakaj',
        body: 'Za delovanje vašega računa in CRM-ja vašega podjetja, za sporočila, ki sodijo k njima, za izdajo računov ter za prepoznavanje in preprečevanje zlorab. Podlaga je pogodba z vami, pri računih pa zakon.',
      },
      sharing: {
        title: 'Kdo jih prejme',
        body: 'Samo tisti, ki pomagajo zagotavljati storitev, na primer ponudniki plačil in e-pošte, in samo tisto, kar potrebujejo. Podatkov ne prodajamo in jih ne uporabljamo za oglaševanje.',
      },
      duration: {
        title: 'Kako dolgo',
        body: 'Dokler obstaja vaš račun. Ko ga zaprete, vaše osebne podatke anonimiziramo, razen na računih, ki jih je po zakonu treba hraniti deset let.',
      },
      cookies: {
        title: 'Piškotki',
        body: 'Portal uporablja en piškotek za vašo sejo in enega za jezik; oba sta nujna. Sledenja ni.',
      },
      rights: {
        title: 'Vaše pravice',
        body: 'Zahtevate lahko dostop do svojih podatkov, njihov popravek, izbris, omejitev obdelave in prenos ter se pritožite pri nadzornem organu.',
      },
    },
  },
} as const;
