import { StudioForm } from '../../forms/studio-form.tsx';
import { animalTexts } from '../../texts/herd/animal.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import type { AnimalShown } from './load-one.server.ts';

/** From the living animal to boxes: three numbers, and how many of each package they give. */
export function Calculator({ animal }: { animal: AnimalShown }) {
  const text = useText(animalTexts);
  const { calculator, version, shares, meat, isSold, state } = animal;
  const { live, dressing, meat: share, result } = calculator;
  const canShare = isSold && (state === 'planned' || state === 'open' || state === 'full');
  return (
    <section className="blk">
      <div className="hd2">
        <h2>{text('calculator')}</h2>
      </div>
      <StudioForm name="weigh" version={version} label={text('calculator')} className="herd-form" key={version}>
        <TextField
          name="live"
          label={text('live')}
          hint={text('liveHint')}
          value={live}
          unit="kg"
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          name="dressing"
          label={text('dressing')}
          value={dressing}
          unit="%"
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField name="meat" label={text('meat')} value={share} unit="%" inputMode="numeric" autoComplete="off" />
        <Button>{text('reckon')}</Button>
      </StudioForm>
      <p className="s14">
        {result === null
          ? text('unknown')
          : text(result.isWeighed ? 'result' : 'byBreed', { carcass: result.carcass, meat: result.meat })}{' '}
        {meat ? <b className="dbl">{meat.free}</b> : null}
      </p>
      {canShare ? (
        <StudioForm
          name="boxes"
          label={text('setBoxes')}
          className="herd-form"
          key={shares.map(({ total }) => total).join()}
        >
          {shares.map(({ slug, name, total }) => (
            <TextField
              key={slug}
              name={`total-${slug}`}
              label={text('boxesOf', { name })}
              value={String(total)}
              inputMode="numeric"
              autoComplete="off"
            />
          ))}
          <Button>{text('setBoxes')}</Button>
        </StudioForm>
      ) : null}
    </section>
  );
}
