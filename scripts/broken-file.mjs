/** What is wrong with a file that somebody edited by hand and that cannot be loaded: its name, line and the line itself. */
export function wordsOfBrokenFile(error, root) {
  const stack = error instanceof Error ? String(error.stack) : String(error);
  const reason = error instanceof Error ? error.message : String(error);
  // A file that is no TypeScript: Node begins with its path, its line and the lines around it.
  const [, file, line, excerpt] = /^(?:file:\/\/)?(\/[^\n]*?):(\d+)\n([^]*?)\n\n/.exec(stack) ?? [];
  if (file) {
    const lines = excerpt.split('\n');
    const marked = lines.findIndex((text) => /^\s*\^+\s*$/.test(text));
    const text = lines[marked - 1] ?? '';
    return `${nameOf(file, root)}, line ${line}, cannot be read: ${reason}\n  ${text.trim()}\nLook for a comma, a bracket or a quotation mark there, or just before. Nothing was started.`;
  }
  const frames = [...stack.matchAll(/file:\/\/(\/[^\n)]*?):(\d+):\d+/g)];
  const own = frames.find(([, path]) => path.startsWith(root) && !path.includes('/scripts/'));
  return own
    ? `${nameOf(own[1], root)}, line ${own[2]}, cannot be used: ${reason}. Nothing was started.`
    : `the shop's files cannot be loaded: ${reason}. Nothing was started.`;
}

function nameOf(path, root) {
  return path.startsWith(root) ? path.slice(root.length).replace(/^\//, '') : path;
}
