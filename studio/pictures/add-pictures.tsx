import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useFormState } from '../forms/form-context.ts';
import { uploadTexts } from '../texts/pictures/pictures.ts';
import { useText } from '../texts/use-text.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Say } from '../ui/notice.tsx';
import { useHydrated } from './use-hydrated.ts';
import { type AddedPicture, createUploadQueue, type UploadQueue, type Uploading } from './upload-queue.ts';

/** What is taken; a telephone that has something else makes one of these of it. */
const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff';

type Props = {
  onAdded: (added: AddedPicture) => void;
  isFilled: boolean;
  isMany?: boolean;
};

/** Inside a form that sends files. With script they leave as soon as they are chosen or dropped, and each says how far it is. */
export function AddPictures({ onAdded, isFilled, isMany = true }: Props) {
  const text = useText(uploadTexts);
  const { problems } = useFormState();
  const hasScript = useHydrated();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [uploads, setUploads] = useState<readonly Uploading[]>([]);
  const queue = useRef<UploadQueue>(null);
  const told = useRef(onAdded);
  useEffect(() => {
    told.current = onAdded;
  });
  /** Made with the first file. */
  const queueOf = () =>
    (queue.current ??= createUploadQueue({ onChange: setUploads, onAdded: (added) => told.current(added) }));

  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    queueOf().send(files);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    queueOf().send(isMany ? files : files.slice(0, 1));
  };
  const fieldProps = { type: 'file', name: 'files', onChange: hasScript ? onChange : undefined } as const;
  return (
    <>
      <div
        className={isOver ? 'drop pic-drop over' : 'drop pic-drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Icon name="upload" />
        <div className="grow">
          <b>{text('drop')}</b>
          <p className="m s14" id={`${id}-h`}>
            {text('hint')}
          </p>
          {problems.files ? <Say tone="err">{problems.files}</Say> : null}
        </div>
        <div className="row pic-ways">
          <label hidden={hasScript}>
            <span className="sr">{text('files')}</span>
            <input {...fieldProps} ref={input} accept={accepted} multiple={isMany} aria-describedby={`${id}-h`} />
          </label>
          <label className="btn g pic-camera">
            <Icon name="picture" />
            {text('photo')}
            <input {...fieldProps} className="sr" accept="image/jpeg" capture="environment" />
          </label>
          {hasScript ? (
            <Button
              type="button"
              kind={isFilled ? 'filled' : 'hollow'}
              icon="plus"
              shortcut={isFilled ? 'N' : undefined}
              onClick={() => input.current?.click()}
            >
              {text('choose')}
            </Button>
          ) : (
            <Button kind={isFilled ? 'filled' : 'hollow'} icon="plus">
              {text('choose')}
            </Button>
          )}
        </div>
      </div>
      {uploads.length > 0 ? (
        <ul className="lib pic-coming" aria-label={text('running')} aria-live="polite">
          {uploads.map((upload) => (
            <Coming
              key={upload.id}
              upload={upload}
              onRetry={() => queueOf().retry(upload.id)}
              onRemove={() => queueOf().remove(upload.id)}
            />
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Coming({ upload, onRetry, onRemove }: { upload: Uploading; onRetry: () => void; onRemove: () => void }) {
  const text = useText(uploadTexts);
  const { file, state, percent, problem, canRetry } = upload;
  if (state === 'failed')
    return (
      <li>
        <div className="up0 bad">
          <Icon name="alert" />
          <span className="s13">{file}</span>
        </div>
        <p className="s13 pic-why">
          {upload.words ?? (problem ? text(problem) : '')}{' '}
          {canRetry ? (
            <button className="lnk s13" type="button" onClick={onRetry}>
              {text('again')}
            </button>
          ) : null}{' '}
          <button className="lnk s13" type="button" onClick={onRemove}>
            {text('away')}
          </button>
        </p>
      </li>
    );
  return (
    <li>
      <div className="up0 on">
        <span className="s13">{file}</span>
        <progress className="bar" aria-label={file} value={percent} max={100} />
        <span className="m s13">{text(state, { percent })}</span>
      </div>
    </li>
  );
}
