import { defineTexts } from '../text-table.ts';

export const autosaveTexts = defineTexts({
  typing: {
    nl: 'Wordt bewaard…',
    fr: 'Enregistrement…',
    en: 'Saving…',
    de: 'Wird gespeichert …',
  },
  offline: {
    nl: 'Geen verbinding. Wat je typt blijft hier staan en wordt bewaard zodra het kan.',
    fr: 'Pas de connexion. Ce que vous saisissez reste ici et sera enregistré dès que possible.',
    en: 'No connection. What you type stays here and is saved as soon as it can be.',
    de: 'Keine Verbindung. Was du tippst, bleibt hier und wird gespeichert, sobald es geht.',
  },
  refused: {
    nl: 'De server kan nu niets bewaren. Wat je typt blijft hier staan en wordt bewaard zodra het kan.',
    fr: 'Le serveur ne peut rien enregistrer pour l’instant. Ce que vous saisissez reste ici et sera enregistré dès que possible.',
    en: 'The server can save nothing now. What you type stays here and is saved as soon as it can be.',
    de: 'Der Server kann gerade nichts speichern. Was du tippst, bleibt hier und wird gespeichert, sobald es geht.',
  },
  signedOut: {
    nl: 'Je bent afgemeld. Wat je typt blijft hier staan; meld je aan, dan wordt het bewaard.',
    fr: 'Votre session est finie. Ce que vous saisissez reste ici ; connectez-vous, et ce sera enregistré.',
    en: 'You are signed out. What you type stays here; sign in, and it is saved.',
    de: 'Du bist abgemeldet. Was du tippst, bleibt hier; melde dich an, dann wird es gespeichert.',
  },
  typedOn: {
    nl: 'Op {{at}} typte je hier iets dat niet bewaard kon worden.',
    fr: 'Le {{at}}, vous avez saisi ici quelque chose qui n’a pas pu être enregistré.',
    en: 'On {{at}} you typed something here that could not be saved.',
    de: 'Am {{at}} hast du hier etwas getippt, das nicht gespeichert werden konnte.',
  },
  useTyped: { nl: 'Gebruik het', fr: 'L’utiliser', en: 'Use it', de: 'Verwenden' },
  dropTyped: { nl: 'Gooi het weg', fr: 'Le jeter', en: 'Throw it away', de: 'Verwerfen' },
  signIn: {
    nl: 'Aanmelden in een nieuw tabblad',
    fr: 'Se connecter dans un nouvel onglet',
    en: 'Sign in in a new tab',
    de: 'In einem neuen Tab anmelden',
  },
  keepAsNew: {
    nl: 'Bewaar als nieuw',
    fr: 'Garder comme nouveau',
    en: 'Keep as new',
    de: 'Als neu behalten',
  },
  leaveUnsaved: {
    nl: 'Het laatste wat je typte is nog niet bewaard. Toch weg?',
    fr: 'Vos dernières saisies ne sont pas enregistrées. Quitter quand même ?',
    en: 'The last thing you typed is not saved yet. Leave all the same?',
    de: 'Was du zuletzt getippt hast, ist noch nicht gespeichert. Trotzdem weg?',
  },
});
