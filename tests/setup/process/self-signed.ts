/** A certificate for this machine that nobody vouches for, made anew each time: no key lies in the repository. */
import { generateKeyPairSync, sign } from 'node:crypto';

/** One element of DER: what it is, how long, and what is in it. */
function der(tag: number, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
const text = (tag: number, value: string) => der(tag, Buffer.from(value));
const ecdsaWithSha256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const utcTime = (date: Date) => text(0x17, date.toISOString().replace(/^\d\d|[-:T]|\.\d+/g, ''));

const dayMs = 86_400_000;

export function selfSigned(name: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const commonName = der(0x06, Buffer.from('550403', 'hex'));
  const subject = sequence(der(0x31, sequence(commonName, text(0x0c, name))));
  const now = Date.now();
  const contents = sequence(
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    subject,
    sequence(utcTime(new Date(now - dayMs)), utcTime(new Date(now + dayMs))),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', contents, privateKey));
  const base64 = sequence(contents, ecdsaWithSha256, signature).toString('base64');
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
}
