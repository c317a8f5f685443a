import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useActionData, useBlocker, useSubmit } from 'react-router';
import { useFrame } from '../../../frame/use-frame.ts';
import { autosaveTexts } from '../../../texts/content/autosave.ts';
import { useText } from '../../../texts/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useInMarket } from '../../../ui/studio-link.tsx';
import {
  type Autosave,
  type AutosaveAnswer,
  type AutosaveState,
  bodyOf,
  createAutosave,
  isTouched,
  listen,
} from './autosave.ts';
import type { GoneAnswer } from './keep-as-new.server.ts';
import { createTypedCopies, saysTheSame, type TypedCopies, type TypedCopy } from './typed-copy.ts';
import { TypedOffer } from './typed-offer.tsx';

type Props = {
  kind: string;
  name: string;
  /** What the page was loaded with: loaded anew, it says itself how things stand. */
  loaded: object;
  onSaved: (answer: AutosaveAnswer) => void;
};

/** Inside the form of a thing: what is typed is saved by itself, and no page is left before it is. Says how that stands. */
export function UnsavedGuard({ kind, name, loaded, onSaved }: Props) {
  const text = useText(autosaveTexts);
  const ref = useRef<HTMLOutputElement>(null);
  const autosave = useRef<Autosave>(null);
  const [last, setLast] = useState<{ of: object; state: AutosaveState } | null>(null);
  const state = last?.of === loaded ? last.state : null;
  const isGone = useActionData<Partial<GoneAnswer>>()?.isGone || state?.is === 'gone';
  const inMarket = useInMarket();
  const address = `/studio${inMarket(`/content/${kind}/${encodeURIComponent(name)}/autosave`)}`;
  const frame = useFrame();
  const carried = frame?.carried ?? null;
  const copies = useRef<TypedCopies>(null);
  const submit = useSubmit();
  const [offer, setOffer] = useState<TypedCopy | null>(null);
  /** While somebody is asked about it, nothing takes its place. */
  const isAsked = useRef(false);
  const copyName = [frame?.market.code, kind, name, frame?.person.name].join('/');
  const told = useRef({ address, loaded, onSaved, carried, copyName });
  useEffect(() => {
    told.current = { address, loaded, onSaved, carried, copyName };
  });

  useEffect(() => {
    const form = ref.current?.closest('form');
    if (!form) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const shelf = createTypedCopies(storageOf(), () => told.current.copyName);
    copies.current = shelf;
    const found = told.current.carried ? null : shelf.found();
    if (found && !saysTheSame(found, bodyOf(form))) {
      isAsked.current = true;
      setOffer(found);
    } else if (found) shelf.drop();
    const options = {
      copies: {
        keep: (body: URLSearchParams, names: string[]) => (isAsked.current ? undefined : shelf.keep(body, names)),
        drop: () => (isAsked.current ? undefined : shelf.drop()),
      },
      address: () => told.current.address,
      tell(next: AutosaveState) {
        // At once: a form that waits for it is sent against what was answered.
        flushSync(() => {
          setLast({ of: told.current.loaded, state: next });
          if (next.is === 'saved') told.current.onSaved(next.answer);
        });
      },
    };
    const saving = createAutosave(form, options);
    autosave.current = saving;
    listen(form, saving, signal);
    // What was typed before this came, and what came back after a session had ended, is saved without being typed once more.
    if (told.current.carried || isTouched(form)) saving.typed();
    return () => {
      listeners.abort();
      saving.leave();
    };
  }, []);

  // Loaded anew: what was sent by a button is with the server.
  const first = useRef(loaded);
  useEffect(() => {
    if (first.current !== loaded && !isAsked.current && !autosave.current?.isOpen()) copies.current?.drop();
    first.current = loaded;
  }, [loaded]);

  function answer(isWanted: boolean) {
    setOffer(null);
    isAsked.current = false;
    // As its button would have sent it: what is wrong with it, or was changed meanwhile, is told as ever.
    if (isWanted && offer) void submit(new URLSearchParams(`${offer.body}&do=save`), { method: 'post' });
    else copies.current?.drop();
  }

  const blocker = useBlocker(() => Boolean(autosave.current?.isOpen() || autosave.current?.isLost()));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const go = async () => {
      await autosave.current?.flush();
      // Where it could not be saved, somebody decides.
      const isKept = !autosave.current?.isOpen() && !autosave.current?.isLost();
      if (!isKept && !window.confirm(text('leaveUnsaved'))) blocker.reset();
      else blocker.proceed();
    };
    void go();
  }, [blocker, text]);

  return (
    <>
      {offer ? <TypedOffer at={offer.at} onAnswer={answer} /> : null}
      <output ref={ref} className="m s14 autosave" aria-live="polite">
        {state === null ? null : state.is === 'saved' ? (
          state.answer.words
        ) : state.is === 'gone' ? (
          state.words
        ) : state.is === 'signedOut' ? (
          <>
            {text('signedOut')}{' '}
            <a className="lnk" href="/studio/sign-in" target="_blank" rel="noreferrer">
              {text('signIn')}
            </a>
          </>
        ) : (
          text(state.is)
        )}
      </output>
      {isGone ? (
        <Button icon="copy" name="do" value="keep">
          {text('keepAsNew')}
        </Button>
      ) : null}
    </>
  );
}

/** Null where the browser keeps nothing. */
function storageOf(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
