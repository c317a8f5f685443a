import { contentListTexts } from '../../../texts/content/list.ts';
import { useText } from '../../../texts/use-text.ts';

export const chosenForm = 'chosen';
export const boxName = 'chosen';

type BoxProps = { name: string; title: string; version: string; chosen: string };

/** Chooses a row, as it is shown. It belongs to the form of the bar below the list. */
export function Box({ name, title, version, chosen }: BoxProps) {
  const text = useText(contentListTexts);
  const value = `${version} ${name}`;
  return (
    <input
      className="bx"
      type="checkbox"
      form={chosenForm}
      name={boxName}
      value={value}
      aria-label={text('choose', { title })}
      defaultChecked={chosen.split('\n').includes(value)}
    />
  );
}
