/** Whether a text of an address or a form is a day there is. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);
}

/** Whether it can be the number of an order. */
export function isOrderNumber(text: string): boolean {
  return /^[A-Z]{2}-\d{4}-\d{5,9}$/.test(text);
}
