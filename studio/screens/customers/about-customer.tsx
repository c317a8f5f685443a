import { StudioForm } from '../../forms/studio-form.tsx';
import { customersTexts } from '../../texts/customers.ts';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  email: string | null;
  phone: string;
  address: string[];
  newsletter: { day: string; isAsked: boolean } | null;
  /** Packages, by the word in their address. */
  waits: string[];
};

export function AboutCustomer({ email, phone, address, newsletter, waits }: Props) {
  const text = useText(customersTexts);
  return (
    <aside>
      <section className="aside">
        <h2>{text('address')}</h2>
        {address
          .map((line) => line.trim())
          .filter((line) => line !== '')
          .map((line) => (
            <p className="s14" key={line}>
              {line}
            </p>
          ))}
        {email === null ? null : (
          <p className="s14">
            <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
          </p>
        )}
        {phone === '' ? null : (
          <p className="s14">
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </p>
        )}
        <p className="s13 m">
          {newsletter
            ? text(newsletter.isAsked ? 'newsletterAsked' : 'newsletter', { day: newsletter.day })
            : text('noNewsletter')}
        </p>
        {waits.length === 0 ? null : (
          <p className="s13 m">
            {text('waits')}: {waits.join(', ')}
          </p>
        )}
      </section>
      <section className="aside">
        <h2>{text('delete')}</h2>
        <p className="s14 m">{text('deleteWhat')}</p>
        <p className="s14">
          <b>{text('deleteFinal')}</b>
        </p>
        <StudioForm name="forget" label={text('delete')}>
          <Button kind="away" icon="trash">
            {text('deleteDo')}
          </Button>
        </StudioForm>
      </section>
    </aside>
  );
}
