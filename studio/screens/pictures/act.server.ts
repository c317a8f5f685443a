/** Pictures that are added, by a form or one by one. */
import { data } from 'react-router';
import { done, fieldsOf, formField } from '../../forms/form-answer.ts';
import type { Person } from '../../ports/people.ts';
import type { UploadProblem } from '../../ports/pictures.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { textsIn } from '../../texts/text-table.ts';
import { uploadTexts } from '../../texts/pictures/pictures.ts';

type Studio = Pick<StudioContext, 'pictures' | 'language'> & { person: Person };

/** What became of one file, in words. */
export type UploadLine = {
  /** Its place in the form. */
  id: number;
  file: string;
  name: string | null;
  words: string;
  status: number;
  done: number | null;
};
export type UploadsAnswer = {
  form: 'add';
  problems: Record<string, string>;
  values: Record<string, string>;
  lines: UploadLine[];
};

const statuses: Record<UploadProblem, number> = {
  tooLarge: 413,
  tooManyPixels: 413,
  tooSmall: 422,
  heic: 415,
  svg: 415,
  notAPicture: 415,
  broken: 415,
  noRoom: 503,
  noStore: 503,
  busy: 503,
};

const longestName = 200;

/** One by one: what is wrong with one file keeps no other from being added. */
export async function addFiles(request: Request, { pictures, person, language }: Studio): Promise<UploadLine[]> {
  const text = textsIn(uploadTexts, language);
  const form = await fieldsOf(request);
  const files = form.getAll('files').filter((value) => value instanceof File && value.size > 0);
  const lines: UploadLine[] = [];
  for (const sent of files) {
    if (!(sent instanceof File)) continue;
    const file = sent.name.replaceAll('\0', '').slice(0, longestName);
    const bytes = new Uint8Array(await sent.arrayBuffer());
    const added = await pictures.add({ bytes, file, words: null }, person);
    if ('problem' in added)
      lines.push({
        id: lines.length,
        file,
        name: null,
        words: text(added.problem),
        status: statuses[added.problem],
        done: null,
      });
    else {
      const words = text(added.done === null ? 'known' : 'added');
      lines.push({ id: lines.length, file, name: added.name, words, status: 200, done: added.done });
    }
  }
  return lines;
}

export async function actOnPictures(request: Request, studio: Studio) {
  const lines = await addFiles(request, studio);
  const [first] = lines;
  const answer = (problems: Record<string, string>, status: number) =>
    data({ form: 'add', problems, values: { [formField]: 'add' }, lines } satisfies UploadsAnswer, { status });
  if (!first) return answer({ files: textsIn(uploadTexts, studio.language)('none') }, 422);
  if (lines.length === 1 && first.done !== null) return done(request, first.done);
  return answer({}, lines.find(({ status }) => status !== 200)?.status ?? 200);
}
