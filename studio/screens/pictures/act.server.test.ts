import { expect, test } from 'vitest';
import type { UploadAnswer } from '../../ports/pictures.ts';
import { addFiles } from './act.server.ts';

const person = {
  id: '00000000-0000-4000-8000-00000000000a',
  name: 'Loes',
  email: 'loes@kudde.example',
  role: 'owner',
  language: 'nl',
  singleKeys: true,
} as const;

/** Answers each file as it is told to. */
function portOf(answers: UploadAnswer[]) {
  const never = () => Promise.reject(new Error('nobody asks for that'));
  const add = async () => answers.shift() ?? { problem: 'busy' as const };
  return { add, list: never, find: never, change: never, trash: never, bringBack: never, replace: never };
}

test('ST-31 ST-28 one line for each file, with its status; the last is added though the others are not', async () => {
  const form = new FormData();
  for (const name of ['vol.jpg', 'IMG_1.HEIC', 'groot.jpg', 'bekend.jpg', 'kalf.jpg'])
    form.append('files', new File(['x'], name));
  // An input that was left empty sends a file without a name.
  form.append('files', new File([], ''));
  const pictures = portOf([
    { problem: 'noRoom' },
    { problem: 'heic' },
    { problem: 'tooManyPixels' },
    { name: 'os-1a2b3c', done: null },
    { name: 'kalf-9f86d0', done: 7 },
  ]);
  const request = new Request('http://localhost/studio/pictures', { method: 'POST', body: form });
  const lines = await addFiles(request, { pictures, person, language: 'nl' });
  expect(lines.map(({ file, status, name }) => [file, status, name])).toEqual([
    ['vol.jpg', 503, null],
    ['IMG_1.HEIC', 415, null],
    ['groot.jpg', 413, null],
    ['bekend.jpg', 200, 'os-1a2b3c'],
    ['kalf.jpg', 200, 'kalf-9f86d0'],
  ]);
  expect(lines[0]?.words).toContain('De schijf van de server is bijna vol');
  expect(lines[3]?.words).toBe('Dit beeld was er al.');
});
