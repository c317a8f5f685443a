import { Hono } from 'hono';
import { isKnownTag } from '#services/kit/etag.ts';
import type { BuiltFiles } from './built-files.ts';

/** The files of the build, for requests that reach the app; in front of it they are sent by server/senders/file-sender.ts. */
export function createStaticFiles(files: BuiltFiles): Hono {
  return new Hono().get('*', async (c, next) => {
    const form = files.find(c.req.path, c.req.header('accept-encoding'));
    if (!form) return next();
    const { bytes, etag, whole, known } = form;
    return isKnownTag(etag, c.req.header('if-none-match')) ? c.body(null, 304, known) : c.body(bytes, 200, whole);
  });
}
