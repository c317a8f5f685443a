import { defineTexts } from './text-table.ts';

export const wordTexts = defineTexts({
  today: { nl: 'vandaag {{time}}', fr: 'aujourd’hui {{time}}', en: 'today {{time}}', de: 'heute {{time}}' },
  yesterday: { nl: 'gisteren {{time}}', fr: 'hier {{time}}', en: 'yesterday {{time}}', de: 'gestern {{time}}' },
});
