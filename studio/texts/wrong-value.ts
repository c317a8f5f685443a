/** Why a value is refused, beside its field. Written on the server: a browser need not know them. */
import { defineTexts } from './text-table.ts';

export const wrongValueTexts = defineTexts({
  phone: {
    nl: 'Dit is geen telefoonnummer. Schrijf het zoals {{example}}, of laat het leeg.',
    fr: 'Ce n’est pas un numéro de téléphone. Écrivez-le comme {{example}}, ou laissez vide.',
    en: 'This is no telephone number. Write it like {{example}}, or leave it empty.',
    de: 'Das ist keine Telefonnummer. Schreib sie wie {{example}} oder lass sie leer.',
  },
  vatNumber: {
    nl: 'Dit is geen btw-nummer. Schrijf het zoals {{example}}, of laat het leeg.',
    fr: 'Ce n’est pas un numéro de TVA. Écrivez-le comme {{example}}, ou laissez vide.',
    en: 'This is no VAT number. Write it like {{example}}, or leave it empty.',
    de: 'Das ist keine USt-IdNr. Schreib sie wie {{example}} oder lass sie leer.',
  },
  money: {
    nl: 'Schrijf een bedrag zoals {{example}}, niet meer dan {{most}}.',
    fr: 'Écrivez un montant comme {{example}}, {{most}} au plus.',
    en: 'Write an amount like {{example}}, no more than {{most}}.',
    de: 'Schreib einen Betrag wie {{example}}, höchstens {{most}}.',
  },
});
