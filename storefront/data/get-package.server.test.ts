import { expect, test } from 'vitest';
import { Package } from '#contract/entities/package.ts';
import { getPackage } from './get-package.server.ts';

function countingContent() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  return {
    asked,
    answerAll: () => waiting.splice(0).forEach((answer) => answer()),
    content: {
      getPackage: ({ params: { slug } }: { params: { slug: string } }) => {
        asked.push(slug);
        return new Promise<Package>((resolve, reject) => {
          const answer = () =>
            slug === 'gone' ? reject(new Error('gone')) : resolve(Package.parse({ slug, title: slug }));
          waiting.push(answer);
        });
      },
    },
  };
}

test('PRD-25, PRD-D11 who asks for the same package at the same time shares one answer; later it is asked for anew', async () => {
  const { content, asked, answerAll } = countingContent();
  const both = [getPackage(content, 'box'), getPackage(content, 'box'), getPackage(content, 'other')];
  expect(asked).toEqual(['box', 'other']);
  answerAll();
  expect((await Promise.all(both)).map(({ slug }) => slug)).toEqual(['box', 'box', 'other']);
  const again = getPackage(content, 'box');
  answerAll();
  await again;
  expect(asked).toEqual(['box', 'other', 'box']);
});

test('PRD-D11 a failed answer is not kept', async () => {
  const { content, asked, answerAll } = countingContent();
  const failed = getPackage(content, 'gone');
  answerAll();
  await expect(failed).rejects.toThrow('gone');
  const again = getPackage(content, 'gone');
  answerAll();
  await expect(again).rejects.toThrow('gone');
  expect(asked).toEqual(['gone', 'gone']);
});
