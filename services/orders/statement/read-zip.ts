/** Several statements in a ZIP, as banks send them. A file that unpacks to more than is ever sent is refused while it is unpacked. */
import { Unzip, UnzipInflate } from 'fflate';
import { UnreadableStatement } from './bank-entry.ts';

export const zipLimits = { files: 200, bytes: 100 * 1024 * 1024 } as const;

/** So much is unpacked before the sizes are looked at again. */
const stepBytes = 16 * 1024;

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

export type Unpacked = { name: string; bytes: Uint8Array };

export function unzip(bytes: Uint8Array): Unpacked[] {
  const files: { name: string; parts: Uint8Array[]; isWhole: boolean }[] = [];
  let size = 0;
  // fflate replaces an error that is thrown in a callback by its own, so refusals are collected.
  const refusals: UnreadableStatement[] = [];
  const reader = new Unzip((file) => {
    // Folders, and what a Mac adds to every file.
    if (file.name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.)/.test(file.name)) return;
    if (files.length >= zipLimits.files)
      throw new UnreadableStatement(`the ZIP holds more than ${zipLimits.files} files: send fewer at once`, 'zip');
    const kept = { name: file.name, parts: [] as Uint8Array[], isWhole: false };
    files.push(kept);
    file.ondata = (error, part, isLast) => {
      if (error) refusals.push(new UnreadableStatement(`the ZIP cannot be unpacked: ${file.name} is damaged`, 'zip'));
      size += part?.length ?? 0;
      if (size > zipLimits.bytes)
        refusals.push(
          new UnreadableStatement(
            `the ZIP unpacks to more than ${zipLimits.bytes / 1024 / 1024} MB: that is no statement`,
            'zip',
          ),
        );
      if (refusals.length > 0) return;
      kept.parts.push(part);
      kept.isWhole ||= isLast;
    };
    file.start();
  });
  reader.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && refusals.length === 0; at += stepBytes)
      reader.push(bytes.subarray(at, at + stepBytes), at + stepBytes >= bytes.length);
  } catch (error) {
    refusals.push(error instanceof UnreadableStatement ? error : damaged());
  }
  const [refusal] = refusals;
  if (refusal) throw refusal;
  if (files.some(({ isWhole }) => !isWhole)) throw damaged();
  if (files.length === 0) throw new UnreadableStatement('the ZIP is empty', 'zip');
  return files.map(({ name, parts }) => ({ name, bytes: Buffer.concat(parts) }));
}

function damaged(): UnreadableStatement {
  return new UnreadableStatement('the ZIP cannot be unpacked: it is cut off or damaged', 'zip');
}
