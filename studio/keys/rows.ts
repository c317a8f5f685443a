/** Rows of a list, as keys go through them. */
const rowsOf = () => [...document.querySelectorAll<HTMLElement>('main [data-row]')];
const rowHere = () => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;
const boxIn = (row: Element | undefined | null) => row?.querySelector<HTMLInputElement>('[type="checkbox"]') ?? null;

/** The row that was chosen last, where a choice of several begins. */
let lastChosen: string | undefined;

/** To the first thing in the next row that can be pressed. */
export function goToRow(step: 1 | -1): boolean {
  const rows = rowsOf();
  const here = rowHere();
  const at = here ? rows.indexOf(here) + step : step > 0 ? 0 : rows.length - 1;
  const place = rows[at]?.querySelector<HTMLElement>('a, button, input, summary') ?? null;
  place?.focus();
  return place !== null;
}

export function chooseRow(): boolean {
  const row = rowHere();
  const box = boxIn(row);
  box?.click();
  if (box) lastChosen = row?.dataset.row;
  return box !== null;
}

/** All from the one that was chosen last up to here; where none was, this one. */
export function chooseUpToHere(): boolean {
  const rows = rowsOf();
  const here = rows.findIndex((row) => row === rowHere());
  if (here < 0 || !boxIn(rows[here])) return false;
  const first = rows.findIndex((row) => row.dataset.row === lastChosen && boxIn(row)?.checked);
  const [from, to] = first < 0 ? [here, here] : [Math.min(first, here), Math.max(first, here)];
  for (const row of rows.slice(from, to + 1)) {
    const box = boxIn(row);
    if (box && !box.checked) box.click();
  }
  lastChosen = rows[here]?.dataset.row;
  return true;
}
