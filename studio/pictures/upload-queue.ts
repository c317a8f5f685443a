/** Sends files one by one, two at a time, and says how far each is. */
import { isRecord } from '#contract/fields/json.ts';
import type { uploadTexts } from '../texts/pictures/pictures.ts';
import type { TextKey } from '../texts/text-table.ts';

export type Uploading = {
  id: number;
  file: string;
  state: 'waiting' | 'sending' | 'working' | 'failed';
  percent: number;
  /** Why it failed; the server's own words, or a text of ours. */
  words: string | null;
  problem: TextKey<typeof uploadTexts> | null;
  canRetry: boolean;
};

export type AddedPicture = { name: string; isNew: boolean; file: string };
type Answer = Omit<AddedPicture, 'file'> | Pick<Uploading, 'words' | 'problem' | 'canRetry'>;

const address = '/studio/pictures/upload';
const atOnce = 2;
const mostBytes = 25 * 1024 * 1024;

type Options = { onChange: (uploads: readonly Uploading[]) => void; onAdded: (added: AddedPicture) => void };

export type UploadQueue = ReturnType<typeof createUploadQueue>;

export function createUploadQueue({ onChange, onAdded }: Options) {
  const files = new Map<number, File>();
  const waiting: number[] = [];
  let uploads: readonly Uploading[] = [];
  let last = 0;
  let running = 0;

  function show(next: readonly Uploading[]) {
    uploads = next;
    onChange(next);
  }
  const change = (id: number, changed: Partial<Uploading>) =>
    show(uploads.map((each) => (each.id === id ? { ...each, ...changed } : each)));

  function remove(id: number) {
    files.delete(id);
    show(uploads.filter((each) => each.id !== id));
  }

  async function sendOne(id: number, file: File) {
    running += 1;
    change(id, { state: 'sending', percent: 0 });
    const answer = await post(file, (percent) => change(id, { state: percent < 100 ? 'sending' : 'working', percent }));
    running -= 1;
    if ('name' in answer) {
      remove(id);
      onAdded({ ...answer, file: file.name });
    } else change(id, { state: 'failed', ...answer });
    work();
  }

  function work() {
    while (running < atOnce) {
      const id = waiting.shift();
      if (id === undefined) return;
      const file = files.get(id);
      if (file) void sendOne(id, file);
    }
  }

  return {
    remove,
    send(chosen: readonly File[]) {
      const begun = chosen.map((file): Uploading => {
        last += 1;
        const isLarge = file.size > mostBytes;
        if (!isLarge) waiting.push(last);
        files.set(last, file);
        const problem = isLarge ? 'tooLarge' : null;
        const state = isLarge ? 'failed' : 'waiting';
        return { id: last, file: file.name, state, percent: 0, words: null, problem, canRetry: false };
      });
      show([...uploads, ...begun]);
      work();
    },
    retry(id: number) {
      change(id, { state: 'waiting', words: null, problem: null });
      waiting.push(id);
      work();
    },
  };
}

function post(file: File, onProgress: (percent: number) => void): Promise<Answer> {
  return new Promise((resolve) => {
    const form = new FormData();
    form.set('files', file);
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.floor((100 * loaded) / Math.max(1, total))),
    );
    request.addEventListener('loadend', () => resolve(answerOf(request)));
    request.open('POST', address);
    request.send(form);
  });
}

function answerOf({ status, responseText }: XMLHttpRequest): Answer {
  const failed = (problem: Uploading['problem'], canRetry: boolean) => ({ words: null, problem, canRetry });
  if (status === 0) return failed('offline', true);
  const line = read(responseText);
  if (!isRecord(line)) return status === 413 ? failed('tooLarge', false) : failed('signedOut', true);
  if (typeof line.name === 'string') return { name: line.name, isNew: line.done !== null };
  return { words: typeof line.words === 'string' ? line.words : null, problem: null, canRetry: status === 503 };
}

/** After the session has ended an upload is answered with the sign-in page. */
function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
