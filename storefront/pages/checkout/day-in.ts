/** The day chosen in a form; empty where none is. */
export function dayIn(form: HTMLFormElement | null): string {
  const day = form && new FormData(form).get('deliveryDay');
  return typeof day === 'string' ? day : '';
}
