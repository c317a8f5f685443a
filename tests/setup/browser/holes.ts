/** Bands of a page on which nothing is printed. */
import type { Page } from '@playwright/test';

export type Hole = { left: number; top: number; width: number; height: number };

/** Wide and high enough to look forgotten. */
const holeSide = 400;

/**
 * The largest empty rectangle of every place where one of more than 400 by 400 px fits, between header and footer and between the margins
 * of the page: beyond 78rem a window has margins on both sides, which belong to the window. What is printed are words, pictures, drawings,
 * controls (the whole line of a question that opens), cells of a table that hold something, boxes of another ground than the page's paper, and
 * the way of what goes along with the visitor (`position: sticky`). Frames, rules and gaps are not.
 */
export function holesOf(page: Page): Promise<Hole[]> {
  return page.evaluate((side) => {
    // What is laid out later has no place yet; style sheets of our own are refused, those of scripts are not.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const main = document.querySelector('main');
    const wrap = main?.querySelector('.wrap');
    if (!main || !wrap) return [];
    const cell = 10;
    const { paddingLeft, paddingRight } = getComputedStyle(wrap);
    const frame = wrap.getBoundingClientRect();
    const area = main.getBoundingClientRect();
    const from = { x: frame.left + Number.parseFloat(paddingLeft), y: area.top };
    const columns = Math.floor((frame.right - Number.parseFloat(paddingRight) - from.x) / cell);
    const rows = Math.floor(area.height / cell);
    const printed = Array.from({ length: rows }, () => new Uint8Array(columns));
    const paper = getComputedStyle(document.body).backgroundColor;
    const clear = 'rgba(0, 0, 0, 0)';

    function print({ left, right, top, bottom }: DOMRect) {
      if (right - left < 2 || bottom - top < 2) return;
      const first = Math.max(0, Math.floor((left - from.x) / cell));
      const last = Math.min(columns, Math.ceil((right - from.x) / cell));
      const end = Math.min(rows, Math.ceil((bottom - from.y) / cell));
      for (let row = Math.max(0, Math.floor((top - from.y) / cell)); row < end; row += 1) {
        if (first < last) printed[row]?.fill(1, first, last);
      }
    }

    const things = 'img, svg, canvas, video, iframe, input, button, select, textarea, meter, progress, summary';
    for (const element of main.querySelectorAll('*')) {
      if (element.closest('.sr') || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      const { backgroundColor, backgroundImage, position } = getComputedStyle(element);
      const hasGround = (backgroundColor !== clear && backgroundColor !== paper) || backgroundImage !== 'none';
      const isCell = element.matches('td, th') && element.textContent.trim() !== '';
      const place = element.getBoundingClientRect();
      if (hasGround || isCell || element.matches(things)) print(place);
      if (position === 'sticky' && element.parentElement) {
        const { top, height } = element.parentElement.getBoundingClientRect();
        print(new DOMRect(place.left, top, place.width, height));
      }
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
        const words = document.createRange();
        words.selectNodeContents(node);
        for (const line of words.getClientRects()) print(line);
      }
    }

    // How many empty cells there are from each one upwards, then the largest rectangle that ends in each row.
    const least = Math.floor(side / cell) + 1;
    const heights = new Uint16Array(columns);
    let largest: Hole | null = null;
    const found: Hole[] = [];
    const sizeOf = (hole: Hole | null) => (hole === null ? 0 : hole.width * hole.height);
    for (let row = 0; row <= rows; row += 1) {
      let best: Hole | null = null;
      for (let column = 0; column < columns; column += 1) {
        const isEmpty = row < rows && printed[row]?.[column] === 0;
        heights[column] = isEmpty ? (heights[column] ?? 0) + 1 : 0;
      }
      for (let column = 0; column < columns; column += 1) {
        let height = Number.POSITIVE_INFINITY;
        for (let start = column; start >= 0; start -= 1) {
          height = Math.min(height, heights[start] ?? 0);
          if (height < least) break;
          const width = column - start + 1;
          const hole = {
            left: Math.round(from.x + start * cell),
            top: Math.round(from.y + (row - height + 1) * cell + window.scrollY),
            width: width * cell,
            height: height * cell,
          };
          if (width >= least && sizeOf(hole) > sizeOf(best)) best = hole;
        }
      }
      if (sizeOf(best) > sizeOf(largest)) largest = best;
      // Below its last row a place is over, and the next one is another.
      if (best === null && largest !== null) {
        found.push(largest);
        largest = null;
      }
    }
    return found;
  }, holeSide);
}
