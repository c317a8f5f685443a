/** Texts of the shop as they were written by us, by namespace and key, in the order of the catalogue; services/locales answers. */
export type OurText = { key: string; text: string };

export type OwnTextsPort = { ours: (market: string) => readonly OurText[] };
