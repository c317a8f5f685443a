/** What an old phone can lay out between two frames: that many cards, or one section. */
const cardsPerFrame = 3;

/**
 * On phones what is far down the first page of a visit waits with its layout until the visitor comes near (`data-later`, base.css).
 * This lays out the rest, a few parts a frame, so that whoever jumps or takes a picture of the whole page finds it.
 */
export async function layOutRest(): Promise<void> {
  let room = 0;
  for (const part of document.querySelectorAll('[data-later]')) {
    if (room <= 0) {
      await new Promise(requestAnimationFrame);
      room = cardsPerFrame;
    }
    part.removeAttribute('data-later');
    room -= part.matches('li') ? 1 : cardsPerFrame;
  }
  // What is rendered from now on waits no more.
  delete document.documentElement.dataset.fresh;
}
