const mostFields = 100;
const longest = 8000;

/** The fields of a form of ours, each name once. Bodies are limited before; what is no form has no fields. */
export async function readForm(request: Request): Promise<Map<string, string>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return new Map();
  const fields = new URLSearchParams(await request.text());
  // PostgreSQL can neither keep a NUL in a text nor look for it.
  const kept = (value: string) => value.replaceAll('\0', '').slice(0, longest);
  return new Map([...fields].slice(0, mostFields).map(([name, value]) => [name.slice(0, 80), kept(value)]));
}
