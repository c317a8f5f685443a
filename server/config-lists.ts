/** Settings that are lists, divided by commas. */
import { z } from 'zod';
import { withoutTrailing } from '#rules/text/without-trailing.ts';

export const hostList = z.string().transform((value, context) => {
  const hosts = value.split(',').map((host) => host.trim().toLowerCase());
  for (const host of hosts) {
    if (!/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/.test(host))
      context.addIssue({ code: 'custom', message: `${host} is not a host name` });
  }
  return hosts;
});

/** Paths below the shop area, `?name` for parameters, or the one word none. */
export const pathList = z.string().transform((value, context) => {
  if (value.trim() === 'none') return [];
  const paths = value.split(',').map((path) => withoutTrailing(path.trim().toLowerCase(), '/').replace(/^\/+/, ''));
  for (const path of paths) {
    if (!/^\?[\w-]+$|^[\w.-]+(\/[\w.-]+)*$/.test(path))
      context.addIssue({ code: 'custom', message: `${path || 'an empty entry'} is not a path below the shop area` });
  }
  return paths;
});
