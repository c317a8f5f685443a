/** What one order may hold, said by the basket page and held by whoever writes the order. */
export const maxPerOrder = 99;
export const maxLines = 50;
