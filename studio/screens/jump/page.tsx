import { Form, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { signedIn } from '../../ports/studio-context.ts';
import { jumpTexts } from '../../texts/jump.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';
import { loadJump } from './load.server.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadJump(new URL(request.url).searchParams, signedIn(context));
}

/** The same as the layer behind Ctrl+K, for who has no script. */
export default function JumpPage() {
  const text = useText(jumpTexts);
  const { q, groups } = useLoaderData<typeof loader>();
  const market = useSearchParams()[0].get('market');
  return (
    <>
      <PageHead title={text('title')} />
      <search>
        <Form method="get" className="row jump-form">
          {market === null ? null : <input type="hidden" name="market" value={market} />}
          <TextField name="q" type="search" label={text('hint')} value={q} />
          <Button kind="filled">{text('find')}</Button>
        </Form>
      </search>
      {groups.length === 0 ? <p className="m">{text('nothing')}</p> : null}
      {groups.map(({ id, places }) => (
        <section className="blk" key={id}>
          <div className="hd2">
            <h2>{text(id)}</h2>
          </div>
          <ul className="jump-list">
            {places.map(({ to, icon, title, about }) => (
              <li key={to} data-row>
                <StudioLink to={to}>
                  <Icon name={icon} />
                  <span>
                    <b>{title}</b> {about}
                  </span>
                </StudioLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
