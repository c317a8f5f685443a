import { honeypotField } from '#contract/honeypot.ts';

/** People do not see it, programs fill it in. */
export function Honeypot() {
  return (
    <div className="shop-form-unseen" aria-hidden="true">
      <input name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
