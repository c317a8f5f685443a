/**
 * Suggestions below a search field while somebody types: a combobox with a list, as WAI-ARIA describes it. The field keeps the
 * focus; arrows choose, Enter goes there, Escape closes; without a choice Enter sends the form as ever.
 */
import { statusOfText } from '#rules/search/search.ts';
import { suggestionsFile } from '#rules/addresses/suggestions-file.ts';
import styles from './suggest-in.module.css';

type Suggestion = { to: string; title: string; kind: string };

/** So long after the last key somebody has stopped typing. */
const pauseMs = 150;

const known = new WeakSet<HTMLFormElement>();
let lists = 0;

export function suggestIn(form: HTMLFormElement) {
  const field = form.querySelector('input');
  if (!field || known.has(form)) return;
  known.add(form);
  lists += 1;
  const list = document.createElement('ul');
  list.id = `suggestions-${lists}`;
  list.className = styles.list ?? '';
  list.hidden = true;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '');
  form.append(list);
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': list.id,
  }))
    field.setAttribute(name, value);

  let chosen = -1;
  let shown: Suggestion[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | null = null;

  const show = (suggestions: Suggestion[]) => {
    shown = suggestions;
    list.replaceChildren(...suggestions.map((suggestion, index) => optionOf(suggestion, `${list.id}-${index}`)));
    list.hidden = suggestions.length === 0;
    field.setAttribute('aria-expanded', String(!list.hidden));
    choose(-1);
  };
  const close = () => {
    clearTimeout(timer);
    asked?.abort();
    show([]);
  };
  const choose = (index: number) => {
    chosen = index;
    for (const [at, option] of [...list.children].entries()) option.setAttribute('aria-selected', String(at === index));
    const option = list.children[index];
    option?.scrollIntoView({ block: 'nearest' });
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
  };
  const ask = async () => {
    asked?.abort();
    if (statusOfText(field.value) !== 'search_it') return show([]);
    asked = new AbortController();
    const { signal } = asked;
    try {
      const answer = await fetch(addressOf(form, field.value), { signal });
      const suggestions: Suggestion[] = answer.ok ? await answer.json() : [];
      if (!signal.aborted && document.activeElement === field) show(suggestions);
    } catch {
      // Too late, or offline: the form still works.
      if (!signal.aborted) show([]);
    }
  };

  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), pauseMs);
  });
  field.addEventListener('blur', close);
  field.addEventListener('keydown', (event) => {
    const last = shown.length - 1;
    const picked = shown[chosen];
    if (event.key === 'Escape' && shown.length > 0) close();
    else if (event.key === 'ArrowDown' && last >= 0) choose(chosen >= last ? -1 : chosen + 1);
    else if (event.key === 'ArrowUp' && last >= 0) choose(chosen < 0 ? last : chosen - 1);
    else if (event.key === 'Enter' && picked) location.assign(picked.to);
    else return;
    event.preventDefault();
  });
  form.addEventListener('submit', close);
  // Pressing must not take the focus from the field, or the list is gone before the click.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('li') : null;
    const suggestion = option ? shown[[...list.children].indexOf(option)] : undefined;
    if (suggestion) location.assign(suggestion.to);
  });
  // What was typed while this was on its way counts too.
  if (field.value !== field.defaultValue) void ask();
}

/** The search stands below its market, and so do its suggestions. */
function addressOf({ action }: HTMLFormElement, q: string): URL {
  const address = new URL(suggestionsFile, action);
  address.searchParams.set('q', q);
  return address;
}

function optionOf({ title, kind }: Suggestion, id: string): HTMLLIElement {
  const option = document.createElement('li');
  option.id = id;
  option.className = styles.option ?? '';
  option.setAttribute('role', 'option');
  const name = document.createElement('span');
  name.textContent = title;
  option.append(name);
  if (kind !== '') {
    const note = document.createElement('small');
    note.textContent = kind;
    option.append(' ', note);
  }
  return option;
}
