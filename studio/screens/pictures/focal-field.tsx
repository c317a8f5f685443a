import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { cropPosition } from '#rules/pictures/crop.ts';
import { useFormState } from '../../forms/form-context.ts';
import { useHydrated } from '../../pictures/use-hydrated.ts';
import { frameTexts } from '../../texts/frame.ts';
import { onePictureTexts } from '../../texts/pictures/one-picture.ts';
import { useText } from '../../texts/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Say } from '../../ui/notice.tsx';

type Crop = { id: 'card' | 'avatar' | 'phone' | 'head' | 'slide'; width: number; height: number };
type Props = {
  picture: { src: string; width: number; height: number; caption: string; isSmall: boolean };
  focal: readonly number[];
  crops: readonly Crop[];
};

const percentOf = (text: string) => {
  const number = Number(text);
  return text !== '' && number >= 0 && number <= 100 ? number : null;
};
const bounded = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

/** The point that stays in view, set by a press or by keys, and beside it what the shop makes of it. */
export function FocalField({ picture, focal, crops }: Props) {
  const text = useText(onePictureTexts);
  const hasScript = useHydrated();
  const { values } = useFormState();
  const [typed, setTyped] = useState({
    x: values.focalX ?? String(focal[0] ?? 50),
    y: values.focalY ?? String(focal[1] ?? 50),
  });
  const [x, y] = [percentOf(typed.x) ?? 50, percentOf(typed.y) ?? 50];
  const move = (nextX: number, nextY: number) => setTyped({ x: String(bounded(nextX)), y: String(bounded(nextY)) });

  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    // Of the picture itself, inside its frame.
    const box = event.currentTarget.firstElementChild?.getBoundingClientRect();
    if (box) move((100 * (event.clientX - box.left)) / box.width, (100 * (event.clientY - box.top)) / box.height);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 10 : 1;
    const moves: Record<string, readonly [number, number]> = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
    };
    const by = moves[event.key];
    if (!by) return;
    event.preventDefault();
    move(x + by[0], y + by[1]);
  };
  const slider = {
    role: 'slider',
    tabIndex: 0,
    'aria-label': text('point'),
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': x,
    'aria-valuetext': text('pointAt', { x, y }),
    onPointerDown: onPointer,
    onPointerMove: onPointer,
    onKeyDown,
  };
  return (
    <>
      <section className="blk">
        <div className="hd2">
          <h2>{text('focal')}</h2>
          {hasScript ? <span className="m s14">{text('focalHint')}</span> : null}
        </div>
        <div className="foc" {...(hasScript && slider)} style={{ '--fx': `${x}%`, '--fy': `${y}%` } as CSSProperties}>
          <img
            src={picture.src}
            alt={picture.caption}
            width={picture.width}
            height={picture.height}
            draggable={false}
          />
          <i />
        </div>
        <div className="row start pic-point">
          <Percent
            name="focalX"
            label={text('left')}
            value={typed.x}
            onType={(next) => setTyped({ ...typed, x: next })}
          />
          <Percent
            name="focalY"
            label={text('top')}
            value={typed.y}
            onType={(next) => setTyped({ ...typed, y: next })}
          />
          {hasScript ? (
            <button className="lnk" type="button" onClick={() => move(50, 50)}>
              <Icon name="undo" />
              {text('middle')}
            </button>
          ) : null}
        </div>
      </section>
      <section className="blk">
        <div className="hd2">
          <h2>{text('crops')}</h2>
          <span className="m s14">{text('cropsHint')}</span>
        </div>
        <ul className="crops">
          {crops.map((crop) => {
            const [left, top] = cropPosition(picture, crop, [x / 100, y / 100]);
            const style = {
              aspectRatio: `${crop.width} / ${crop.height}`,
              objectPosition: `${left.toFixed(2)}% ${top.toFixed(2)}%`,
            };
            return (
              <li key={crop.id} className={`crop-${crop.id}`}>
                <img src={picture.src} alt="" style={style} />
                <span>
                  {text(crop.id)}, {crop.width} × {crop.height}
                </span>
              </li>
            );
          })}
        </ul>
        {picture.isSmall ? <Say tone="warn">{text('small')}</Say> : null}
      </section>
    </>
  );
}

type PercentProps = { name: string; label: string; value: string; onType: (value: string) => void };

function Percent({ name, label, value, onType }: PercentProps) {
  const id = useId();
  const text = useText(frameTexts);
  const { problems, theirs } = useFormState();
  const problem = problems[name];
  const other = theirs[name];
  return (
    <div className={problem ? 'f err' : 'f'}>
      <label htmlFor={id}>
        <span>{label}</span>
      </label>
      <div className="unit af">
        <input
          className="in"
          id={id}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => onType(event.target.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-p` : undefined}
        />
        <span>%</span>
      </div>
      {problem ? (
        <Say tone="err" id={`${id}-p`}>
          {problem}
        </Say>
      ) : null}
      {other === undefined ? null : <Say tone="warn">{text('theirs', { value: other })}</Say>}
    </div>
  );
}
