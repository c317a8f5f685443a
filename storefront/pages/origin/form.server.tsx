import { renderToStaticMarkup } from 'react-dom/server';
import type { RichText } from '#contract/fields/read.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import type { RequestContext } from '#storefront/request-context.ts';
import button from '#storefront/ui/button.module.css';

/** So many signs are a number with a sign after each, and more. */
const longestTyped = 60;

type FormProps = {
  ctx: Pick<RequestContext, 'market' | 'text'>;
  typed?: string;
  label: string;
  /** The sentence that says what is wrong with what was typed. */
  problemId?: string | undefined;
};

/** A plain form: it needs no script. */
export function TagForm({ ctx: { market, text }, typed = '', label, problemId }: FormProps) {
  return (
    <form action={pathTo(market, 'origin')} className="an-form">
      <label htmlFor="nr">{label}</label>
      <input
        id="nr"
        name="nr"
        defaultValue={typed.slice(0, longestTyped)}
        maxLength={longestTyped}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
      />
      <button type="submit" className={button.button}>
        {text('origin:button')}
      </button>
    </form>
  );
}

type ShownForm = { typed: string; problem: 'refused' | 'unknown' | null };

/** Which animal is meant: the form, and where the number stands. */
export function formHtml(ctx: RequestContext, { typed, problem }: ShownForm): RichText {
  const { text } = ctx;
  const problemId = problem ? 'nr-problem' : undefined;
  return {
    html: renderToStaticMarkup(
      <div className="wrap an-ask">
        <div>
          <h1>{text(problem === 'unknown' ? 'origin:unknownTitle' : 'origin:askTitle')}</h1>
          {problem ? (
            <p id={problemId} className="an-problem" role="alert">
              {problem === 'unknown' ? text('origin:unknown', { number: typed }) : text('origin:refused')}
            </p>
          ) : (
            <p className="an-lead">{text('origin:askLead')}</p>
          )}
          <TagForm ctx={ctx} typed={typed} label={text('origin:label')} problemId={problemId} />
        </div>
        <section aria-labelledby="an-where" className="an-where">
          <h2 id="an-where">{text('origin:whereTitle')}</h2>
          <ol>
            <li>{text('origin:where.pack')}</li>
            <li>{text('origin:where.begin')}</li>
            <li>{text('origin:where.spaces')}</li>
          </ol>
        </section>
      </div>,
    ),
  };
}
