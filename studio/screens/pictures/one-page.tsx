import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { StudioForm } from '../../forms/studio-form.tsx';
import { PictureField } from '../../pictures/picture-field.tsx';
import { allowed } from '../../ports/studio-context.ts';
import { onePictureTexts } from '../../texts/pictures/one-picture.ts';
import { picturesTexts } from '../../texts/pictures/pictures.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice, Say } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { actOnPicture } from './act-on-picture.server.ts';
import { FocalField } from './focal-field.tsx';
import { loadPicture } from './load-picture.server.ts';

export function loader({ params, context }: LoaderFunctionArgs) {
  return loadPicture(params.name ?? '', allowed(context, 'pictures'));
}

export function action({ request, params, context }: ActionFunctionArgs) {
  return actOnPicture(request, params.name ?? '', allowed(context, 'pictures'));
}

type Loaded = Awaited<ReturnType<typeof loadPicture>>;

export default function PicturePage() {
  const text = useText(onePictureTexts);
  const list = useText(picturesTexts);
  const picture = useLoaderData<typeof loader>();
  const { trashed, version } = picture;
  return (
    <>
      <PageHead
        title={picture.caption}
        crumb={
          <>
            <StudioLink to="/pictures">{list('title')}</StudioLink> <Icon name="onward" />{' '}
            <span className="code">{picture.facts}</span>
          </>
        }
      >
        {trashed ? null : text('sub')}
      </PageHead>
      {trashed ? (
        <>
          <Notice tone="warn">{text('trashed', trashed)}</Notice>
          <StudioForm name="back" className="pic-back">
            <Button kind="filled" icon="undo">
              {text('bringBack')}
            </Button>
          </StudioForm>
          <img className="pic-whole" src={picture.src} alt={picture.caption} />
        </>
      ) : (
        <>
          <StudioForm name="change" version={version} className="split pic-one">
            <div>
              <FocalField key={version} picture={picture} focal={picture.focal} crops={picture.crops} />
            </div>
            <div>
              <Words key={version} words={picture.words} />
              <Used picture={picture} />
            </div>
          </StudioForm>
          <div className="split half pic-more">
            <Replace picture={picture} />
            <ThrowAway picture={picture} />
          </div>
        </>
      )}
    </>
  );
}

function Words({ words }: Pick<Loaded, 'words'>) {
  const text = useText(onePictureTexts);
  return (
    <section className="aside">
      <h2>{text('words')}</h2>
      <p className="hint">{text('wordsHint')}</p>
      <div className="stack">
        {words.map(({ code, brand, words: written, ours, places }) => (
          <div key={code}>
            <TextArea
              name={`alt.${code}`}
              label={code}
              aside={brand}
              value={written}
              rows={2}
              hint={written === '' && ours !== '' ? text('wordsOurs', { words: ours }) : undefined}
            />
            {written === '' && ours === '' && places > 0 ? (
              <Say tone="warn">{text('wordsMissing', { count: places })}</Say>
            ) : null}
          </div>
        ))}
        <Button kind="filled" size="wide">
          {text('save')}
        </Button>
      </div>
    </section>
  );
}

function Used({ picture: { count, places, origin } }: { picture: Loaded }) {
  const text = useText(onePictureTexts);
  return (
    <section className="aside">
      <h2>{count > 0 ? text('used', { count }) : text('usedNowhere')}</h2>
      {count === 0 && origin === 'shop' ? <p className="m s14">{text('usedShop')}</p> : null}
      <ul className="lines">
        {places.map(({ id, market, title, what, isDraft, page }) => (
          <li key={id}>
            <span className="grow">
              {page ? (
                <a href={page}>
                  <b>{title}</b>
                </a>
              ) : (
                <b>{title}</b>
              )}
              <br />
              <span className="m s13">
                {what}
                {isDraft ? `, ${text('draft')}` : ''}
              </span>
            </span>
            <span className="m s13">{market}</span>
          </li>
        ))}
      </ul>
      {count > places.length ? <p className="m s13">{text('more', { count: count - places.length })}</p> : null}
    </section>
  );
}

function Replace({ picture: { choices, name } }: { picture: Loaded }) {
  const text = useText(onePictureTexts);
  if (choices.length === 0) return null;
  return (
    <section className="blk">
      <div className="hd2">
        <h2>{text('replace')}</h2>
      </div>
      <StudioForm name="replace" className="stack" key={name}>
        <PictureField name="other" label={text('replaceBy')} hint={text('replaceHint')} value="" choices={choices} />
        <Button icon="copy">{text('replace')}</Button>
      </StudioForm>
    </section>
  );
}

const whyNot = { upload: 'throwUsed', own: 'otherFolder', shop: 'ofShop' } as const;

function ThrowAway({ picture: { origin, count } }: { picture: Loaded }) {
  const text = useText(onePictureTexts);
  return (
    <section className="blk">
      <div className="hd2">
        <h2>{text('throwAway')}</h2>
      </div>
      {origin === 'upload' && count === 0 ? (
        <StudioForm name="trash" className="stack">
          <p className="m s14">{text('throwHint')}</p>
          <Button kind="away" icon="trash">
            {text('throwAway')}
          </Button>
        </StudioForm>
      ) : (
        <p className="m s14">{text(whyNot[origin])}</p>
      )}
    </section>
  );
}
