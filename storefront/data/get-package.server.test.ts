import { expect, test } from 'vitest';
import { Package } from '#contract/entities/package.ts';
import { getPackage } from './get-package.server.ts';

function countingContent() {
  const ctx: string[] = [];
  const waiting: (() => void)[] = [];
  return {
    ctx,
    answerAll: () => waiting.splice(0).forEach((answer) => answer()),
    content: {
      getPackage: ({ params: { slug } }: { params: { slug: string } }) => {
        ctx.push(slug);
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
  const { content, ctx, answerAll } = countingContent();
  const both = [getPackage(content, 'box'), getPackage(content, 'box'), getPackage(content, 'other')];
  expect(ctx).toEqual(['box', 'other']);
  answerAll();
  expect((await Promise.all(both)).map(({ slug }) => slug)).toEqual(['box', 'box', 'other']);
  const again = getPackage(content, 'box');
  answerAll();
  await again;
  expect(ctx).toEqual(['box', 'other', 'box']);
});

test('PRD-D11 a failed answer is not kept', async () => {
  const { content, ctx, answerAll } = countingContent();
  const failed = getPackage(content, 'gone');
  answerAll();
  await expect(failed).rejects.toThrow('gone');
  const again = getPackage(content, 'gone');
  answerAll();
  await expect(again).rejects.toThrow('gone');
  expect(ctx).toEqual(['gone', 'gone']);
});
