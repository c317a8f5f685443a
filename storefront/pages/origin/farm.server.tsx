/** Who raised an animal, and what is cooked of it. */
import { imageAddress, type VariantName } from '#contract/images.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { durationText } from '#storefront/components/cards/duration.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import section from '#storefront/ui/section.module.css';
import type { Animal } from './load.server.ts';

export type OfAnimal = { animal: Animal; ctx: RequestContext };

type PhotoProps = { image: string | null; variant: VariantName; size: [width: number, height: number]; alt: string };

export function Photo({ image, variant, size: [width, height], alt }: PhotoProps) {
  const address = imageAddress(image, variant, 'webp');
  return address ? <img src={address} width={width} height={height} alt={alt} loading="lazy" decoding="async" /> : null;
}

export function Farm({ animal: { farmer }, ctx: { market, text } }: OfAnimal) {
  if (!farmer) return null;
  return (
    <section className={section.section} aria-label={farmer.name}>
      <div className="wrap">
        <div className="an-farm">
          <Photo image={farmer.headerImage ?? farmer.image} variant="medium" size={[992, 620]} alt="" />
          <div>
            <p className="an-who">
              {farmer.headerImage ? (
                <Photo image={farmer.image} variant="fit-250x250" size={[250, 250]} alt="" />
              ) : null}
              <span>
                <b>{farmer.name}</b> {farmer.location}
              </span>
            </p>
            {farmer.summary ? <p>{farmer.summary}</p> : null}
            <a className="an-link" href={pathTo(market, 'farmer', { slug: farmer.slug })}>
              {text('origin:farmer', { farmer: farmer.name })}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

export function Recipes({ animal: { recipes }, ctx: { market, text } }: OfAnimal) {
  if (recipes.length === 0) return null;
  return (
    <section className={section.section} aria-labelledby="an-recipes">
      <div className="wrap">
        <p className="an-eyebrow">{text('origin:recipes.eyebrow')}</p>
        <h2 id="an-recipes">{text('origin:recipes.heading')}</h2>
        <ul className="an-recipes">
          {recipes.map(({ slug, title, image, prepMinutes, cookMinutes }) => (
            <li key={slug}>
              <Photo image={image} variant="fit-340x210" size={[340, 210]} alt="" />
              <p>
                <a href={pathTo(market, 'recipe', { slug })}>{title}</a>
                <small>{durationText((prepMinutes ?? 0) + (cookMinutes ?? 0), text)}</small>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
