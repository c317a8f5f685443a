import { StudioLink } from '../../ui/studio-link.tsx';

type Props = {
  label: string;
  any: string;
  name: 'animal' | 'stock';
  chosen: string;
  options: { value: string; title: string }[];
  to: (change: Record<string, string | null>) => string;
};

/** One of several, as links: what is chosen stands in the address. */
export function ListChoices({ label, any, name, chosen, options, to }: Props) {
  if (options.length < 2) return null;
  return (
    <nav className="chips scr" aria-label={label}>
      <StudioLink className="chip" to={to({ [name]: null })} aria-current={chosen === '' ? 'true' : undefined}>
        {any}
      </StudioLink>
      {options.map(({ value, title }) => (
        <StudioLink
          key={value}
          className="chip"
          to={to({ [name]: value })}
          aria-current={chosen === value ? 'true' : undefined}
        >
          {title}
        </StudioLink>
      ))}
    </nav>
  );
}
