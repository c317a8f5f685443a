import { defineTexts } from './text-table.ts';

/** What somebody changes about themselves. */
export const meTexts = defineTexts({
  sub: {
    nl: 'Je naam, je taal, je wachtwoord en waar je bent aangemeld.',
    fr: 'Votre nom, votre langue, votre mot de passe et vos appareils.',
    en: 'Your name, your language, your password, and where you are signed in.',
    de: 'Dein Name, deine Sprache, dein Passwort und wo du angemeldet bist.',
  },
  aboutTitle: { nl: 'Naam en taal', fr: 'Nom et langue', en: 'Name and language', de: 'Name und Sprache' },
  nameHint: {
    nl: 'Zo sta je bij wat je deed.',
    fr: 'Il figure auprès de ce que vous faites.',
    en: 'It stands beside what you did.',
    de: 'Er steht bei dem, was du getan hast.',
  },
  language: {
    nl: 'Taal van de studio',
    fr: 'Langue du studio',
    en: 'Language of the studio',
    de: 'Sprache des Studios',
  },
  saveAbout: {
    nl: 'Bewaar naam en taal',
    fr: 'Enregistrer le nom et la langue',
    en: 'Save name and language',
    de: 'Name und Sprache speichern',
  },
  passwordTitle: { nl: 'Wachtwoord', fr: 'Mot de passe', en: 'Password', de: 'Passwort' },
  current: {
    nl: 'Wachtwoord van nu',
    fr: 'Mot de passe actuel',
    en: 'Your present password',
    de: 'Jetziges Passwort',
  },
  ends: {
    nl: 'Op al je andere toestellen word je afgemeld.',
    fr: 'Vous serez déconnecté de tous vos autres appareils.',
    en: 'You are signed out on all your other devices.',
    de: 'Auf allen anderen Geräten wirst du abgemeldet.',
  },
  savePassword: {
    nl: 'Bewaar het nieuwe wachtwoord',
    fr: 'Enregistrer le nouveau mot de passe',
    en: 'Save the new password',
    de: 'Neues Passwort speichern',
  },
  same: {
    nl: 'Dit is het wachtwoord dat je al hebt.',
    fr: 'C’est votre mot de passe actuel.',
    en: 'This is the password you have already.',
    de: 'Das ist das Passwort, das du schon hast.',
  },
  devicesTitle: {
    nl: 'Waar je bent aangemeld',
    fr: 'Où vous êtes connecté',
    en: 'Where you are signed in',
    de: 'Wo du angemeldet bist',
  },
  device: { nl: 'Toestel', fr: 'Appareil', en: 'Device', de: 'Gerät' },
  since: { nl: 'Aangemeld', fr: 'Connecté', en: 'Signed in', de: 'Angemeldet' },
  end: { nl: 'Meld af', fr: 'Déconnecter', en: 'Sign out', de: 'Abmelden' },
  endOf: {
    nl: 'Meld af op {{device}}',
    fr: 'Déconnecter {{device}}',
    en: 'Sign out on {{device}}',
    de: 'Auf {{device}} abmelden',
  },
  endOthers: {
    nl: 'Meld overal elders af',
    fr: 'Déconnecter tous les autres',
    en: 'Sign out everywhere else',
    de: 'Überall sonst abmelden',
  },
});
