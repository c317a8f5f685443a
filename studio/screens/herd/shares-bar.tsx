import type { ShownAnimal } from './shown-animal.server.ts';

/** A square for each box: sold, waiting for its money, for sale. Who does not see it hears the numbers. */
export function SharesBar({ bar, squares }: Pick<ShownAnimal, 'bar' | 'squares'>) {
  const { sold, unpaid, free } = squares;
  const row = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => `${name}${index}`).map((key) => <i key={key} className={name} />);
  return (
    <div className="shw">
      <span className="sr">{bar}</span>
      <span className="sh" aria-hidden="true">
        {row(sold, 'y')}
        {row(unpaid, 't')}
        {row(free, 'n')}
      </span>
    </div>
  );
}
