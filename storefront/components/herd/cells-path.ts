/** Places of a drawing in rows, as many in each as there are columns. */
export type Cells = { columns: number; width: number; height: number };

/** The outline of the places from one number up to, but not with, another: a bar for each row. */
export function cellsPath({ columns, width, height }: Cells, from: number, to: number): string {
  const bars: string[] = [];
  for (let at = from; at < to;) {
    const column = at % columns;
    const count = Math.min(columns - column, to - at);
    bars.push(`M${column * width} ${Math.floor(at / columns) * height}h${count * width}v${height}h-${count * width}z`);
    at += count;
  }
  return bars.join('');
}
