import { defineTexts } from '../text-table.ts';

export const peopleAuditTexts = defineTexts({
  setUp: {
    nl: 'Studio in gebruik genomen',
    fr: 'Studio mis en service',
    en: 'Studio taken into use',
    de: 'Studio in Betrieb genommen',
  },
  signedIn: { nl: 'Aangemeld', fr: 'Connexion', en: 'Signed in', de: 'Angemeldet' },
  signInFailed: {
    nl: 'Aanmelden mislukt',
    fr: 'Connexion refusée',
    en: 'Sign-in failed',
    de: 'Anmeldung fehlgeschlagen',
  },
  joined: {
    nl: 'Uitnodiging aangenomen',
    fr: 'Invitation acceptée',
    en: 'Invitation accepted',
    de: 'Einladung angenommen',
  },
  newPassword: {
    nl: 'Nieuw wachtwoord gekozen',
    fr: 'Nouveau mot de passe choisi',
    en: 'New password chosen',
    de: 'Neues Passwort gewählt',
  },
  ownPassword: {
    nl: 'Eigen wachtwoord gewijzigd; overal elders afgemeld',
    fr: 'Propre mot de passe changé ; déconnecté partout ailleurs',
    en: 'Own password changed; signed out everywhere else',
    de: 'Eigenes Passwort geändert; überall sonst abgemeldet',
  },
  ownName: {
    nl: 'Eigen naam of taal gewijzigd',
    fr: 'Propre nom ou langue modifié',
    en: 'Own name or language changed',
    de: 'Eigenen Namen oder eigene Sprache geändert',
  },
  ownSignOut: {
    nl: 'Zelf elders afgemeld',
    fr: 'Déconnecté d’un autre appareil',
    en: 'Signed out elsewhere',
    de: 'Selbst anderswo abgemeldet',
  },
  invited: {
    nl: '{{email}} uitgenodigd',
    fr: '{{email}} a reçu une invitation',
    en: '{{email}} invited',
    de: '{{email}} eingeladen',
  },
  role: {
    nl: 'Rol van {{name}} gewijzigd',
    fr: 'Rôle de {{name}} modifié',
    en: 'Role of {{name}} changed',
    de: 'Rolle von {{name}} geändert',
  },
  closed: {
    nl: 'Toegang van {{name}} gesloten',
    fr: 'Accès de {{name}} fermé',
    en: 'Access of {{name}} closed',
    de: 'Zugang von {{name}} geschlossen',
  },
  reset: {
    nl: 'Link voor nieuw wachtwoord gemaakt voor {{name}}',
    fr: 'Lien de nouveau mot de passe créé pour {{name}}',
    en: 'Link for a new password made for {{name}}',
    de: 'Link für ein neues Passwort für {{name}} erstellt',
  },
  signedOut: {
    nl: '{{name}} overal afgemeld',
    fr: '{{name}} n’est plus connecté nulle part',
    en: '{{name}} signed out everywhere',
    de: '{{name}} überall abgemeldet',
  },
  undone: { nl: 'Teruggedraaid', fr: 'Annulé', en: 'Taken back', de: 'Rückgängig gemacht' },
});
