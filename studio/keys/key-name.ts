type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** What was pressed, as the table of keys calls it. ⌘ is Ctrl; a letter is small, whether capitals are locked or not. Null: not ours. */
export function keyName({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): string | null {
  if (altKey) return null;
  const isLetter = /^[a-z]$/i.test(key);
  const plain = isLetter ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) return shiftKey ? null : `Ctrl ${plain}`;
  // Of signs Shift is a part, and on which key differs by country.
  return isLetter && shiftKey ? `Shift ${plain}` : plain;
}
