/** Animals that are slaughtered when all of them is sold: their boxes need a day on which they come. */
const soldFirst = new Set(['cow', 'pig', 'sheep']);

/** Whether an animal waits until all of it has a buyer. What is express lies in the freezer already. */
export function isSoldFirst({ animal, isExpress }: { animal: string | null; isExpress: boolean }): boolean {
  return animal !== null && !isExpress && soldFirst.has(animal);
}

/** Nothing to promise while it cannot be ordered at all. */
const promised = new Set(['instock', 'onbackorder', 'coming_soon']);
/** Not in the freezer yet, whatever the animal. */
const later = new Set(['onbackorder', 'coming_soon']);

type Offer = { animal: string; status: string; isExpress: boolean; hasDate: boolean };

/** Whether the page would promise the usual few days for something that is not there. */
export function promisesTooSoon({ animal, status, isExpress, hasDate }: Offer): boolean {
  if (hasDate || isExpress || !promised.has(status)) return false;
  return soldFirst.has(animal) || later.has(status);
}

/** Pork and lamb hang for some days, which every date leaves; beef for weeks. */
const hanging: Partial<Record<string, number>> = { cow: 14 };

/** How long a carcass hangs at least before it is cut. */
export function daysOfHanging(animal: string): number {
  return hanging[animal] ?? 0;
}
