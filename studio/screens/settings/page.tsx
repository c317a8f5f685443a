import type { ReactNode } from 'react';
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { type FormAnswer, formField } from '../../forms/form-answer.ts';
import { StudioForm } from '../../forms/studio-form.tsx';
import { allowed } from '../../ports/studio-context.ts';
import { settingsTexts } from '../../texts/settings.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { AccountPart } from './account-part.tsx';
import { actOnSettings } from './act.server.ts';
import { ClosurePart } from './closure-part.tsx';
import { ColorPart } from './color-part.tsx';
import type { Part } from './field-table.ts';
import { loadSettings } from './load.server.ts';
import { LogoPart } from './logo-part.tsx';
import { MailPart } from './mail-part.tsx';
import { OnlinePart } from './online-part.tsx';
import { backForm, type Field, SettingField } from './setting-field.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadSettings(request, allowed(context, 'settings'));
}

export function action({ request, context }: ActionFunctionArgs) {
  return actOnSettings(request, allowed(context, 'settings'));
}

const order = [
  'shop',
  'logo',
  'colors',
  'account',
  'online',
  'delivery',
  'closures',
  'money',
  'mails',
  'legal',
] as const;

export default function SettingsPage() {
  const text = useText(settingsTexts);
  const answer = useActionData<FormAnswer>();
  const { code, name, fields, sign, boxName, weekdays, ...given } = useLoaderData<typeof loader>();
  const wrong = answer?.form === 'back' ? Object.values(answer.problems)[0] : null;
  const around = { sign, boxName, weekdays };
  const fieldsOf = (part: Part): Field[] => fields[part] ?? [];

  const form = (part: Part, hint?: ReactNode) => (
    <StudioForm name={part} className="stack" label={text(part)}>
      {hint ? <p className="hint">{hint}</p> : null}
      <div className="cols">
        {fieldsOf(part).map((field) => (
          <SettingField key={field.key} field={field} around={around} />
        ))}
      </div>
      <Button aria-label={text('saveOf', { part: text(part) })}>{text('save')}</Button>
    </StudioForm>
  );
  const inside: Record<(typeof order)[number], ReactNode> = {
    shop: form('shop'),
    logo: <LogoPart {...given.logo} name={name} />,
    colors: (
      <StudioForm name="colors" className="stack" label={text('colors')}>
        <ColorPart fields={fieldsOf('colors')} contrasts={given.colors} name={name} price={given.samplePrice} />
        <Button aria-label={text('saveOf', { part: text('colors') })}>{text('save')}</Button>
      </StudioForm>
    ),
    account: <AccountPart account={given.account} version={given.accountVersion} payment={given.payment} />,
    online: <OnlinePart title={text('online')} online={given.online} />,
    delivery: form('delivery'),
    closures: (
      <ClosurePart
        closures={given.closures}
        version={given.closuresVersion}
        weekdays={weekdays}
        calendar={given.calendar}
      />
    ),
    money: form(
      'money',
      <>
        {text('moneyHint')} {text('moneyNoVatHint', { reason: given.noVatReason })}
      </>,
    ),
    mails: (
      <>
        {form('mails')}
        <MailPart {...given.mails} />
      </>
    ),
    legal: form('legal', text('legalHint')),
  };
  return (
    <>
      <PageHead title={text('title', { shop: name, code })}>{text('sub')}</PageHead>
      {wrong ? <Notice tone="err">{wrong}</Notice> : null}
      <div className="ed">
        <nav className="grp" aria-label={text('parts')}>
          {order.map((part) => (
            <a key={part} href={`#${part}`}>
              {text(part)}
            </a>
          ))}
        </nav>
        <div className="settings">
          {order.map((part) => (
            <section className="fs" id={part} key={part}>
              <h2>{text(part)}</h2>
              {inside[part]}
            </section>
          ))}
        </div>
      </div>
      <Form method="post" id={backForm} preventScrollReset replace>
        <input type="hidden" name={formField} value="back" />
      </Form>
    </>
  );
}
