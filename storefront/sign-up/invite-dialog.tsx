import { useId, useRef, useState } from 'react';
import type { CouponStatus } from '#contract/answers.ts';
import { inviteTexts } from '#rules/sign-up/invite.ts';
import { pathTo } from '#rules/addresses/paths.ts';
import { useText } from '#storefront/i18n/messages.tsx';
import { useMarket } from '#storefront/i18n/use-market.ts';
import { AppLink } from '#storefront/ui/app-link.tsx';
import { Button } from '#storefront/ui/button.tsx';
import button from '#storefront/ui/button.module.css';
import { Icon } from '#storefront/ui/media/icon.tsx';
import { Dialog } from '#storefront/ui/dialog.tsx';
import styles from './invite-dialog.module.css';

type InviteDialogProps = { status: CouponStatus; code: string; onClose: () => void };

/** Says whether the code was filled in. Where it was not, the visitor can take it along. */
export function InviteDialog({ status, code, onClose }: InviteDialogProps) {
  const t = useText();
  const market = useMarket();
  const texts = inviteTexts(status);
  return (
    <Dialog title={t(texts.title)} onClose={onClose}>
      <p>{t(texts.body)}</p>
      {status === 'failed' ? <Code code={code} /> : null}
      <AppLink to={pathTo(market, 'animals')} className={button.button} onClick={onClose}>
        {t(texts.button)}
      </AppLink>
    </Dialog>
  );
}

function Code({ code }: { code: string }) {
  const t = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(code);
      setIsCopied(true);
    } catch {
      // Not allowed here: it is selected, and the visitor's own keys do the rest.
    }
  }

  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {t('popup.code')}
      </label>
      <div className={styles.code}>
        <input
          ref={field}
          id={id}
          readOnly
          value={code}
          className={styles.input}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button look="ghost" onClick={() => void copy()}>
          <Icon name={isCopied ? 'check' : 'copy'} />
          <span aria-live="polite">{t(isCopied ? 'popup.copied' : 'popup.copy')}</span>
        </Button>
      </div>
    </div>
  );
}
