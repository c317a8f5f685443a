import { expect, test } from 'vitest';
import { videoAddress } from './video-address.ts';

const youtube = 'https://www.youtube.com/embed/dQw4w9WgXcQ';

test.each<[string, string | null]>([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['http://youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s', youtube],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://youtu.be/dQw4w9WgXcQ', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc&t=10', youtube],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1', youtube],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', youtube],
  ['  https://youtu.be/dQw4w9WgXcQ ', youtube],
  ['https://www.youtube.com/watch', null],
  ['https://www.youtube.com/watch?v=', null],
  ['https://www.youtube.com/watch?v=%22%3E%3Cscript%3E', null],
  ['https://www.youtube.com/watch?v=a%22b', null],
  ['https://www.youtube.com/watch?v=%22b', null],
  ['https://www.youtube.com/watch?v=b%22', null],
  ['https://www.youtube.com/c/farm/live/today', null],
  ['https://www.youtube.com/feed', null],
  ['https://youtu.be/', null],
])('MOD-32 %j plays at %s', (input, address) => {
  expect(videoAddress(input)).toBe(address);
});

test.each<[string, string | null]>([
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'],
  ['https://www.vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'],
  ['https://vimeo.com/123456789/abcdef1234', 'https://player.vimeo.com/video/123456789?h=abcdef1234'],
  ['https://vimeo.com/channels/staffpicks/123456789', 'https://player.vimeo.com/video/123456789'],
  ['https://vimeo.com/groups/farm/videos/123456789', 'https://player.vimeo.com/video/123456789'],
  ['https://player.vimeo.com/video/123456789', 'https://player.vimeo.com/video/123456789'],
  ['https://player.vimeo.com/video/123456789?h=abcdef1234', 'https://player.vimeo.com/video/123456789?h=abcdef1234'],
  ['https://vimeo.com/123456789?autoplay=1', 'https://player.vimeo.com/video/123456789'],
  ['https://vimeo.com/123456789?h=a%22b', 'https://player.vimeo.com/video/123456789'],
  ['https://vimeo.com/about', null],
  ['https://vimeo.com/farm/123456789', null],
  ['https://vimeo.com/123456789/abc/def', null],
  ['https://vimeo.com/x/channels/staffpicks/123456789', null],
  ['https://vimeo.com/channels/staffpicks/123456789x', null],
  ['https://vimeo.com/x/groups/farm/videos/123456789', null],
  ['https://vimeo.com/groups/farm/videos/123456789/x', null],
])('MOD-33 %j plays at %s', (input, address) => {
  expect(videoAddress(input)).toBe(address);
});

test.each<[string, string | null]>([
  ['https://video.example/clip.mp4', 'https://video.example/clip.mp4'],
  [' https://video.example/clip.mp4 ', 'https://video.example/clip.mp4'],
  ['https://youtube.com.evil.example/watch?v=a', 'https://youtube.com.evil.example/watch?v=a'],
  ['http://video.example/clip.mp4', null],
  ['ftp://www.youtube.com/watch?v=dQw4w9WgXcQ', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['not a url', null],
  ['', null],
])('MOD-32, MOD-33 other addresses: %j plays at %s', (input, address) => {
  expect(videoAddress(input)).toBe(address);
});
