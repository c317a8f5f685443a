/** Words that say how much is left or gone, by language. Figures beside the price say it, and they move. */
const gone: Partial<Record<string, RegExp>> = {
  nl: /(?<!\p{L})(?:uitverkocht|bijna op|op nalevering|niet op voorraad|is bijna zover|de laatste (?:dozen|pakketten) (?:gingen|gaan)|nog (?:maar )?(?:één|een|twee|drie|vier|vijf|zes|\d+|een paar|enkele) (?:pakket|doos|dozen)\p{L}*|(?:de helft|een kwart|driekwart) is (?:al )?(?:weg|verkocht)|al (?:verkocht|vergeven))(?!\p{L})/iu,
  // Bounded: a text of content, which its owner checks and imports.
  fr: /(?<!\p{L})(?:épuisée?s?|en rupture|en réapprovisionnement|fait une pause|prochaine? \p{L}+ est annoncée?|plus que (?:\d+|un|une|deux|trois|quatre|cinq) colis|(?:il )?(?:en )?reste (?:\d+|un|deux|trois|quatre|cinq) colis|(?:la moitié|colis) (?:est|sont) déjà \p{L}+)(?!\p{L})/iu,
  // Bounded: a text of content, which its owner checks and imports.
  en: /(?<!\p{L})(?:sold out|on back order|out of stock|(?:\d+|one|two|three|four|five|only a few) (?:box(?:es)? )?left|half (?:of them )?(?:is|are) (?:already )?(?:gone|sold)|boxes are (?:already )?(?:gone|sold|taken))(?!\p{L})/iu,
  // Bounded: a text of content, which its owner checks and imports.
  de: /(?<!\p{L})(?:ausverkauft|vergriffen|nicht vorrätig|kommt nach(?=[,.])|(?:ist|sind) vergeben|noch (?:eine|zwei|drei|vier|fünf|\d+) Kisten?|Kisten sind (?:schon )?(?:vorbestellt|verkauft|weg|vergeben)|(?:die Hälfte|ein Viertel) ist (?:schon )?(?:weg|verkauft))(?!\p{L})/iu,
};

/** What in a text is true today only: undefined where nothing is. */
export function stockWordsIn(language: string, text: string): string | undefined {
  return gone[language]?.exec(text)?.[0];
}
