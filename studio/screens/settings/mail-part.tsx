import { StudioForm } from '../../forms/studio-form.tsx';
import type { MailSample } from '../../ports/mails.ts';
import { settingsTexts } from '../../texts/settings.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StudioLink } from '../../ui/studio-link.tsx';

type Props = {
  canSend: boolean;
  to: string;
  kinds: MailSample[];
  shown: { kind: MailSample; mail: { subject: string; html: string } | null } | null;
};

/** Each mail as buyers get it, and one to oneself. */
export function MailPart({ canSend, to, kinds, shown }: Props) {
  const text = useText(settingsTexts);
  return (
    <div className="stack">
      <p>{text('mailsLead')}</p>
      <p>
        <StudioLink className="lnk" to="/settings/texts?show=mails">
          {text('rewrite')}
        </StudioLink>
      </p>
      <p className="chips">
        {kinds.map((kind) => (
          <StudioLink
            key={kind}
            className="chip"
            to={`/settings?mail=${kind}`}
            aria-current={shown?.kind === kind || undefined}
            preventScrollReset
          >
            {text(kind)}
          </StudioLink>
        ))}
      </p>
      {canSend ? null : <p className="hint">{text('noServer')}</p>}
      {shown && !shown.mail ? <Notice>{text('noOrder')}</Notice> : null}
      {shown?.mail ? (
        <>
          <p>
            <b>{shown.mail.subject}</b>
          </p>
          {/* Nothing in it runs, and nothing it links to opens here. */}
          <iframe className="mail" title={text(shown.kind)} sandbox="" srcDoc={shown.mail.html} />
        </>
      ) : null}
      {canSend ? (
        <StudioForm name="test" hidden={{ kind: shown?.kind ?? 'placed' }} label={text('test', { to })}>
          <Button icon="mail">{text('test', { to })}</Button>
        </StudioForm>
      ) : null}
    </div>
  );
}
