import type { Account } from '#rules/settings/setting-readers.ts';
import { StudioForm } from '../../forms/studio-form.tsx';
import { settingsTexts } from '../../texts/settings.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { IbanField } from './iban-field.tsx';
import { backForm } from './setting-field.tsx';

type Props = { account: Account | null; version: number; payment: 'iban' | 'sortCode' };

export function AccountPart({ account, version, payment }: Props) {
  const text = useText(settingsTexts);
  return (
    <StudioForm name="account" className="stack" label={text('account')}>
      <input type="hidden" name="v.account" value={version} />
      {account ? null : <p className="hint">{text('accountNone')}</p>}
      <div className="cols" key={version}>
        {payment === 'iban' ? (
          <IbanField name="iban" label={text('iban')} value={account?.kind === 'iban' ? account.iban : ''} required />
        ) : (
          <>
            <TextField
              name="sortCode"
              label={text('sortCode')}
              value={account?.kind === 'sortCode' ? account.sortCode : ''}
              required
            />
            <TextField
              name="accountNumber"
              label={text('accountNumber')}
              value={account?.kind === 'sortCode' ? account.accountNumber : ''}
              required
            />
          </>
        )}
        <TextField
          name="accountName"
          label={text('accountName')}
          hint={text('accountHint')}
          value={account?.name ?? ''}
          required
        />
      </div>
      <div className="row">
        <Button aria-label={text('saveOf', { part: text('account') })}>{text('save')}</Button>
        {account ? (
          <button type="submit" className="lnk s13" form={backForm} name="back" value={`account:${version}`}>
            {text('accountAway')}
          </button>
        ) : null}
      </div>
    </StudioForm>
  );
}
