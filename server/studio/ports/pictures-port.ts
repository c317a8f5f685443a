/** The studio's library of pictures: what services keep, where content shows it, and a line of the audit for every act. */
import type { Database } from '#database/client.ts';
import type { Market } from '#contract/market.ts';
import type { ContentEditor } from '#server/content/content-editor.ts';
import type { Log } from '#server/log/log.ts';
import { ChangeRefused } from '#services/content/editing/refused.ts';
import { exchangeInDrafts } from '#services/content/pictures/exchange-in-drafts.ts';
import { countPicturePlaces, picturePlaces } from '#services/content/pictures/picture-places.ts';
import type { Library } from '#services/images/library/library.ts';
import type { Audit } from '#services/people/audit.ts';
import type { PicturesPort } from '#studio/ports/pictures.ts';
import type { UndoWay } from '../create-undo.ts';

type Parts = {
  db: Database;
  library: Library;
  editor: Pick<ContentEditor, 'ask'>;
  markets: readonly Market[];
  audit: Pick<Audit, 'record'>;
  log: Pick<Log, 'warn'>;
};

export function createPicturesPort({ db, library, editor, markets, audit, log }: Parts) {
  const placesOf = (name: string) => picturePlaces(db, name, markets);

  /** Slides without words of their own say the picture's: they are composed again, in the market whose words changed. */
  async function tellWords(before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>) {
    for (const { code } of markets) {
      if ((before[code] ?? '') === (now[code] ?? '')) continue;
      const options = { from: 'studio', asksPrices: false } as const;
      await editor
        .ask({ do: 'stock', market: code, entries: [], options })
        // They are said with the next change of content.
        .catch((err: unknown) => log.warn({ err, market: code }, 'words of a picture are not on its pages yet'));
    }
  }

  const port: PicturesPort = {
    async list() {
      const [pictures, counts] = [await library.list(), await countPicturePlaces(db)];
      return pictures.map((picture) => ({ ...picture, places: counts.get(picture.name) ?? 0 }));
    },

    async find(name) {
      const picture = await library.find(name);
      return picture && { ...picture, places: await placesOf(name) };
    },

    async add(upload, by) {
      let done: number | null = null;
      const added = await library.add(upload, {
        by: by.id,
        async onWritten(tx, name) {
          const undo = { kind: 'pictures.trash', with: { name } };
          done = await audit.record({ personId: by.id, what: 'pictures.added', about: { name }, undo }, tx);
        },
      });
      return 'problem' in added ? added : { name: added.name, done };
    },

    async change(change, by) {
      const { name } = change;
      const done = await db.transaction(async (tx) => {
        const changed = await library.change(tx, change);
        if ('problem' in changed) return changed;
        const { before, version } = changed;
        const undo = { kind: 'pictures.change', with: { name, version, before: JSON.stringify(before) } };
        const entry = await audit.record({ personId: by.id, what: 'pictures.changed', about: { name }, undo }, tx);
        return { entry, before };
      });
      if ('entry' in done) {
        await tellWords(done.before.alt, change.alt);
        return { done: done.entry };
      }
      if (done.problem === 'unknown') return { problem: 'unknown' };
      const { focal, alt, version } = done.now;
      return { problem: 'changed', focal, alt, version };
    },

    async trash(name, by) {
      const used = await placesOf(name);
      if (used.length > 0) return { used };
      return db.transaction(async (tx) => {
        if (!(await library.trash(tx, name, true))) return { problem: 'unknown' };
        const undo = { kind: 'pictures.bringBack', with: { name } };
        return { done: await audit.record({ personId: by.id, what: 'pictures.trashed', about: { name }, undo }, tx) };
      });
    },

    bringBack: (name, by) =>
      db.transaction(async (tx) => {
        if (!(await library.trash(tx, name, false))) return { problem: 'unknown' };
        return { done: await audit.record({ personId: by.id, what: 'pictures.broughtBack', about: { name } }, tx) };
      }),

    async replace({ from, to }, by) {
      const other = await library.find(to);
      if (!other || other.trashedAt || from === to) return { problem: 'unknown' };
      const places = await placesOf(from);
      const shown = new Set(places.filter(({ isDraft }) => !isDraft).map(({ market }) => market));
      const changes: string[] = [];
      const refused: { market: string; lines: string[] }[] = [];
      for (const market of shown)
        try {
          const options = { title: `picture ${to} for ${from}`, via: 'studio' as const };
          const edits = [{ do: 'exchangePicture' as const, from, to }];
          const { change } = await editor.ask({ do: 'change', market, edits, options });
          if (change !== null) changes.push(change);
        } catch (error) {
          if (!(error instanceof ChangeRefused)) throw error;
          refused.push({ market, lines: error.lines });
        }
      const done = await db.transaction(async (tx) => {
        const drafts = await exchangeInDrafts(tx, { from, to });
        const undo = {
          kind: 'pictures.replace',
          with: { from, to, changes: changes.join(','), drafts: drafts.join(',') },
        };
        const about = { name: from, other: to, count: changes.length + drafts.length };
        return audit.record({ personId: by.id, what: 'pictures.replaced', about, undo }, tx);
      });
      return { done, refused };
    },
  };

  const undo: Record<string, UndoWay> = {
    // What was just added is used nowhere, or else stays.
    'pictures.trash': async ({ name }, _, tx) =>
      (await placesOf(String(name))).length === 0 && library.trash(tx, String(name), true),
    'pictures.bringBack': ({ name }, _, tx) => library.trash(tx, String(name), false),
    async 'pictures.change'({ name, version, before }) {
      const was = JSON.parse(String(before)) as Pick<Awaited<ReturnType<Library['list']>>[number], 'focal' | 'alt'>;
      const change = { name: String(name), focal: was.focal, alt: { ...was.alt }, version: Number(version) };
      // Done before the words are said on pages, which another thread reads from the table.
      const changed = await db.transaction((tx) => library.change(tx, change));
      if ('problem' in changed) return false;
      await tellWords(changed.before.alt, change.alt);
      return true;
    },
    async 'pictures.replace'({ from, to, changes, drafts }, _, tx) {
      const only = String(drafts).split(',');
      await exchangeInDrafts(tx, { from: String(to), to: String(from), only });
      for (const change of String(changes).split(',').filter(Boolean))
        try {
          await editor.ask({ do: 'undo', change, isDryRun: false });
        } catch (error) {
          if (error instanceof ChangeRefused) return false;
          throw error;
        }
      return true;
    },
  };
  return { port, undo };
}
