/** Somebody at the settings of the studio, without script: pages are read, forms are sent as a browser would. */
import type { Database } from '#database/client.ts';
import { createPeople } from '#services/people/people.ts';

const clock = () => new Date();

/** An owner and a helper, each with the cookie of a session. */
export async function signInTwo(db: Database) {
  const people = createPeople({ db, clock });
  const code = (await people.links.makeSetUp()) ?? '';
  const who = {
    name: 'Loes',
    email: 'loes@rood.example',
    password: 'een koe loopt langs de dijk',
    language: 'nl',
  } as const;
  const owner = await people.links.setUp(code, who);
  if (!owner) throw new Error('nobody could be set up');
  const by = { id: owner.id, name: who.name };
  const invited = await people.invite({ email: 'anna@rood.example', role: 'helper', language: 'nl' }, by);
  if ('problem' in invited) throw new Error(invited.problem);
  const helper = await people.links.setPassword(invited.token, { name: 'Anna', password: 'een kip loopt over de weg' });
  if (!helper) throw new Error('nobody could be invited');
  const cookieOf = async ({ id }: { id: string }) =>
    `kudde-studio=${(await people.sessions.begin({ id }, { device: 'test', before: null })).token}`;
  return { people, owner, helper, ownerCookie: await cookieOf(owner), helperCookie: await cookieOf(helper) };
}

export function settingsVisit(url: string, cookie: string) {
  const address = `${url}/studio/settings`;
  async function read(query = ''): Promise<{ status: number; html: string }> {
    const answer = await fetch(`${address}${query}`, { headers: { cookie }, redirect: 'manual' });
    return { status: answer.status, html: await answer.text() };
  }
  async function send(fields: [string, string][], query = '', path = address) {
    const answer = await fetch(`${path}${query}`, {
      method: 'POST',
      headers: { cookie, origin: url },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
  }
  return {
    read,
    send,
    /** A form of the page as it stands, with some of its fields typed anew. */
    async fill(name: string, typed: Record<string, string | string[]>, html?: string) {
      return send(formIn(html ?? (await read()).html, name, typed));
    },
    undo: (id: string) =>
      send(
        [
          ['id', id],
          ['back', '/settings'],
        ],
        '',
        `${url}/studio/undo`,
      ),
  };
}

type Typed = Record<string, string | string[]>;

function formIn(html: string, name: string, typed: Typed): [string, string][] {
  const form = [...html.matchAll(/<form[\s\S]*?<\/form>/g)]
    .map(([each]) => each)
    .find((each) => each.includes(`name="_form" value="${name}"`));
  if (!form) throw new Error(`there is no form ${name}`);
  const attribute = (tag: string, wanted: string) => new RegExp(`\\b${wanted}="([^"]*)"`).exec(tag)?.[1];
  const fields = [
    ...form.matchAll(/<input[^>]*>|<textarea[^>]*>[\s\S]*?<\/textarea>|<select[^>]*>[\s\S]*?<\/select>/g),
  ].flatMap(([tag]): [string, string][] => {
    const of = attribute(tag, 'name');
    if (of === undefined || of in typed) return [];
    if (/type="(?:checkbox|radio)"/.test(tag) && !/\bchecked\b/.test(tag)) return [];
    if (tag.startsWith('<textarea')) return [[of, plain(/>([\s\S]*)<\/textarea>/.exec(tag)?.[1] ?? '')]];
    if (tag.startsWith('<select')) {
      const options = [...tag.matchAll(/<option[^>]*>/g)].map(([option]) => option);
      const chosen = options.find((option) => /\bselected\b/.test(option)) ?? options[0] ?? '';
      return [[of, plain(attribute(chosen, 'value') ?? '')]];
    }
    return [[of, plain(attribute(tag, 'value') ?? '')]];
  });
  const others = Object.entries(typed).flatMap(([of, value]) =>
    [value].flat().map((each): [string, string] => [of, each]),
  );
  return [...fields, ...others];
}

function plain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
