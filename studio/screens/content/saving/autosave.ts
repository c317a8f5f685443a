/** Saves a form by itself, a second after the last key: one request at a time, tried again until the server has it. */
import { isRecord } from '#contract/fields/json.ts';
import { markName } from '../field-names.ts';
import { changedNames, type TypedCopies } from './typed-copy.ts';

export type AutosaveAnswer = {
  version: number;
  changes: number;
  marks: Record<string, string>;
  sums: Record<string, string>;
  words: string;
  isWhole: boolean;
};

export type AutosaveState =
  | { is: 'typing' | 'offline' | 'refused' | 'signedOut' }
  | { is: 'gone'; words: string }
  | { is: 'saved'; answer: AutosaveAnswer };

type Options = {
  address: () => string;
  tell: (state: AutosaveState) => void;
  /** Where what is typed lies until the server has it. */
  copies: Pick<TypedCopies, 'keep' | 'drop'>;
};

const [pauseMs, retryMs, patienceMs] = [1000, 5000, 20_000];
/** What browsers send of a page that is already gone. */
const mostAfterwards = 60_000;

export type Autosave = ReturnType<typeof createAutosave>;

export function createAutosave(form: HTMLFormElement, { address, tell, copies }: Options) {
  let typed = 0;
  let saved = 0;
  let isTold = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;

  let isOffline = false;
  let before = bodyBefore(form);
  const isOpen = () => typed > saved && !isOver;

  function later(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  async function send() {
    const at = typed;
    const body = bodyOf(form);
    copies.keep(body, changedNames(before, body));
    isOffline = false;
    try {
      const response = await fetch(address(), {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      });
      const answer: unknown = isJson(response) ? await response.json() : null;
      if (response.status === 410) {
        isOver = true;
        tell({ is: 'gone', words: isRecord(answer) ? String(answer.words) : '' });
      } else if (response.ok && isRecord(answer)) {
        saved = Math.max(saved, at);
        isTold = false;
        // Written by our own server.
        const told = answer as AutosaveAnswer;
        // At once, for a button that is pressed now; React writes the same.
        for (const [path, mark] of Object.entries(told.marks)) {
          const field = form.elements.namedItem(markName(path));
          if (field instanceof HTMLInputElement) field.value = mark;
        }
        tell({ is: 'saved', answer: told });
        if (told.isWhole) {
          before = body;
          if (!isOpen()) copies.drop();
        }
        if (isOpen()) later(pauseMs);
      } else if (response.type === 'opaqueredirect') failed('signedOut');
      else if (response.status >= 500) failed('refused');
      else later(response.status === 409 ? 0 : retryMs);
    } catch {
      failed('offline');
    }
  }

  function failed(is: 'offline' | 'refused' | 'signedOut') {
    // Sent by its button it would be answered by a page without what was typed.
    isOffline = is !== 'signedOut';
    tell({ is });
    isTold = false;
    later(retryMs);
  }

  /** Until all that was typed so far is with the server, or could not be sent. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (running) await running;
    if (!isOpen()) return;
    running = send();
    await running;
    running = null;
  }

  return {
    flush,
    isOpen,
    isRunning: () => running !== null,
    /** It was taken out meanwhile, and what was typed is nowhere but here. */
    isLost: () => isOver && typed > saved,
    /** The last attempt found no server, or one that cannot save now. */
    isOffline: () => isOffline,
    typed() {
      typed += 1;
      if (!isTold) tell({ is: 'typing' });
      isTold = true;
      later(pauseMs);
    },
    /** It is sent whole, by its button. */
    sent() {
      saved = typed;
      clearTimeout(timer);
      copies.drop();
    },
    /** The page goes: what is open leaves with it. */
    leave() {
      clearTimeout(timer);
      if (!isOpen()) return;
      const body = bodyOf(form);
      saved = typed;
      copies.keep(body, changedNames(before, body));
      if (body.toString().length < mostAfterwards)
        void fetch(address(), { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => {});
    },
  };
}

const isJson = ({ headers }: Response) => headers.get('content-type')?.startsWith('application/json') ?? false;

export function bodyOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** As the page came, whatever was typed before anybody listened. */
function bodyBefore({ elements }: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams();
  for (const field of elements) {
    if (field instanceof HTMLTextAreaElement) body.append(field.name, field.defaultValue);
    else if (field instanceof HTMLSelectElement) {
      const chosen = [...field.options].filter((option) => option.defaultSelected);
      for (const { value } of chosen.length > 0 || field.multiple ? chosen : [...field.options].slice(0, 1))
        body.append(field.name, value);
    } else if (field instanceof HTMLInputElement) {
      const isChoice = field.type === 'checkbox' || field.type === 'radio';
      if (!isChoice || field.defaultChecked) body.append(field.name, isChoice ? field.value : field.defaultValue);
    }
  }
  return body;
}

/** To the form and to the window, until it is told to end. */
export function listen(form: HTMLFormElement, saving: Autosave, signal: AbortSignal) {
  let flushed: HTMLFormElement | null = null;
  /** The press that waits until what was typed is saved; the next press takes its place. */
  let waiting: symbol | null = null;
  const submit = (event: SubmitEvent) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || target.method !== 'post') return;
    // What the server has already cannot be lost by the press; and its answer says what any form of the page is sent against.
    if (saving.isRunning() || (saving.isOpen() && flushed !== target)) {
      event.preventDefault();
      event.stopPropagation();
      void sendLater(target, submitter);
    } else {
      flushed = null;
      waiting = null;
      if (target === form) saving.sent();
    }
  };
  async function sendLater(target: HTMLFormElement, submitter: HTMLElement | null) {
    const own = Symbol('press');
    waiting = own;
    await saving.flush();
    if (saving.isOffline() || waiting !== own) return;
    flushed = target;
    setTimeout(() => target.requestSubmit(submitter));
  }
  const input = ({ target }: Event) => {
    // A field that searches is none of the thing.
    if (!(target instanceof HTMLInputElement && target.type === 'search')) saving.typed();
  };
  const unload = (event: BeforeUnloadEvent) => {
    if (saving.isOpen() || saving.isLost()) event.preventDefault();
  };
  const again = () => {
    if (saving.isOpen()) void saving.flush();
  };
  form.addEventListener('input', input, { signal });
  // Before React hears of it.
  document.addEventListener('submit', submit, { signal, capture: true });
  window.addEventListener('beforeunload', unload, { signal });
  window.addEventListener('pagehide', () => saving.leave(), { signal });
  for (const event of ['online', 'focus']) window.addEventListener(event, again, { signal });
}

/** Whether something says other than the page came with. */
export function isTouched({ elements }: HTMLFormElement): boolean {
  return [...elements].some((field) => {
    if (field instanceof HTMLInputElement)
      return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((option) => option.selected && !option.defaultSelected && option.index > 0);
    return field instanceof HTMLTextAreaElement && field.value !== field.defaultValue;
  });
}
