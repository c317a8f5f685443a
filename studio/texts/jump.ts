import { defineTexts } from './text-table.ts';

export const jumpTexts = defineTexts({
  title: { nl: 'Zoek of doe iets', fr: 'Chercher ou faire', en: 'Find or do something', de: 'Suchen oder tun' },
  hint: {
    nl: 'Nummer, naam, mail, telefoon, oormerk of bedrag',
    fr: 'Numéro, nom, e-mail, téléphone, boucle ou montant',
    en: 'Number, name, e-mail, telephone, ear tag or amount',
    de: 'Nummer, Name, Mail, Telefon, Ohrmarke oder Betrag',
  },
  find: { nl: 'Zoek', fr: 'Chercher', en: 'Find', de: 'Suchen' },
  found: { nl: 'Gevonden', fr: 'Trouvé', en: 'Found', de: 'Gefunden' },
  deeds: { nl: 'Doen', fr: 'Faire', en: 'Do', de: 'Tun' },
  go: { nl: 'Ga naar', fr: 'Aller à', en: 'Go to', de: 'Gehe zu' },
  nothing: {
    nl: 'Niets gevonden. Probeer een deel van de naam of het nummer.',
    fr: 'Rien trouvé. Essayez une partie du nom ou du numéro.',
    en: 'Nothing found. Try a part of the name or the number.',
    de: 'Nichts gefunden. Versuch einen Teil des Namens oder der Nummer.',
  },
  newOrder: {
    nl: 'Bestelling opnemen',
    fr: 'Prendre une commande',
    en: 'Take down an order',
    de: 'Bestellung aufnehmen',
  },
  readStatement: { nl: 'Afschrift inlezen', fr: 'Lire un relevé', en: 'Read a statement', de: 'Auszug einlesen' },
  packWeek: {
    nl: 'Deze week inpakken',
    fr: 'Préparer cette semaine',
    en: 'Pack this week',
    de: 'Diese Woche packen',
  },
  makeBackup: {
    nl: 'Reservekopie maken',
    fr: 'Faire une sauvegarde',
    en: 'Make a backup',
    de: 'Sicherung machen',
  },
  changePassword: {
    nl: 'Wachtwoord wijzigen',
    fr: 'Changer de mot de passe',
    en: 'Change my password',
    de: 'Passwort ändern',
  },
});
