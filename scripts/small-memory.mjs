// Much of what the shop took was room that nobody used: of V8's young generation, and of the allocator, which keeps what pictures and
// compression gave back. docs/performance.md has the figures. Whoever sets one of these variables wins.
const smallYoungGeneration = '--max-semi-space-size=32';

/** For whatever is started in the folder of this project; the file says what it is for. */
export const quickImports = '--import=./server/quick-imports.ts';
export const nodeOptions = [smallYoungGeneration, quickImports];

/** Read by glibc; other allocators do not know them. */
export const environment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
