import { defineTexts } from '../text-table.ts';

export const customersAuditTexts = defineTexts({
  noted: {
    nl: 'Notitie bij een klant bewaard',
    fr: 'Note sur un client enregistrée',
    en: 'Note about a customer kept',
    de: 'Notiz zu einer Kundin oder einem Kunden gespeichert',
  },
  exported: {
    nl: 'Klanten van {{market}} uitgevoerd: {{count}}',
    fr: 'Clients de {{market}} exportés : {{count}}',
    en: 'Customers of {{market}} exported: {{count}}',
    de: 'Kundschaft von {{market}} exportiert: {{count}}',
  },
  letters: {
    nl: 'Lijst van de nieuwsbrief van {{market}} opgehaald: {{count}}',
    fr: 'Liste de la lettre de {{market}} téléchargée : {{count}}',
    en: 'List of the newsletter of {{market}} downloaded: {{count}}',
    de: 'Liste des Newsletters von {{market}} geladen: {{count}}',
  },
  unsigned: {
    nl: 'Mailadres uit de nieuwsbrief en berichten gehaald ({{count}})',
    fr: 'Adresse retirée de la lettre et des avis ({{count}})',
    en: 'Address taken out of newsletter and notices ({{count}})',
    de: 'Adresse aus Newsletter und Nachrichten genommen ({{count}})',
  },
  forgotten: {
    nl: 'Gegevens van een klant gewist',
    fr: 'Données d’un client effacées',
    en: 'Data of a customer deleted',
    de: 'Daten einer Kundin oder eines Kunden gelöscht',
  },
});
