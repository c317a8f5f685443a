import { StudioForm } from '../../forms/studio-form.tsx';
import { animalTexts } from '../../texts/herd/animal.ts';
import { nextTexts } from '../../texts/herd/next.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import type { AnimalShown } from './load-one.server.ts';

/** Where nothing of an animal can be bought any more, its packages may become those of the next one. */
export function NextForm({ animal }: { animal: AnimalShown }) {
  const text = useText(nextTexts);
  const of = useText(animalTexts);
  const { version, shares, waiting, prefix, book, steps } = animal;
  return (
    <section className="blk">
      <div className="hd2">
        <h2>{text('title')}</h2>
      </div>
      <p className="s14 m">{text('why')}</p>
      {waiting > 0 ? <p className="s14">{text('told', { count: waiting })}</p> : null}
      <StudioForm name="next" version={version} label={text('title')} className="herd-form" key={version}>
        <TextField name="prefix" label={text('prefix')} value={prefix} maxLength={20} autoComplete="off" />
        <TextField
          name="numbers"
          label={text('numbers')}
          hint={text('numbersHint')}
          maxLength={100}
          autoComplete="off"
          required
        />
        <TextField
          name="day"
          type="date"
          label={text('day')}
          value={book.proposed}
          min={book.first}
          max={book.last}
          required
        />
        {shares.map(({ slug, name, total }) => (
          <TextField
            key={slug}
            name={`next-${slug}`}
            label={of('boxesOf', { name })}
            value={String(total)}
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
        <Button kind={steps.length === 0 ? 'filled' : 'hollow'}>{text('save')}</Button>
      </StudioForm>
    </section>
  );
}
