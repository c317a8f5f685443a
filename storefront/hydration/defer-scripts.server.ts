/**
 * When the code of a page starts. A page can be read, and its links followed, without it; so it is fetched after what the eye waits
 * for, and run once that has been painted, or as soon as the visitor does something.
 */
const lateId = 'late-code';
const lateRel = 'late-code';

/**
 * Runs in the page. A hidden page paints nothing, and a picture from elsewhere that does not come must not hold up everything, hence
 * the seconds. Buttons that are pressed meanwhile are remembered (replay-clicks.ts); they do nothing by themselves.
 */
const start = `(function(){
var d=document,w=window,signs=['pointerdown','keydown','focusin'],started;
w.earlyClicks=[];
function start(){if(started)return;started=1;
signs.forEach(function(s){d.removeEventListener(s,start,true)});
d.querySelectorAll('link[rel=${lateRel}]').forEach(function(l){l.rel='modulepreload'});
var s=d.createElement('script');s.type='module';s.textContent=d.getElementById('${lateId}').textContent;d.head.append(s)}
function loaded(){if(d.hidden||!window.PerformanceObserver)return start();
new PerformanceObserver(start).observe({type:'paint',buffered:true})}
signs.forEach(function(s){d.addEventListener(s,start,true)});
d.addEventListener('click',function(e){var b=e.target.closest('button[type="button"]');if(b&&w.earlyClicks)w.earlyClicks.push(b)},true);
addEventListener('load',loaded);setTimeout(start,4000);
})();`.replaceAll('\n', '');

/** What React Router writes for its scripts, and what is written instead. */
const changes = [
  ['<link rel="modulepreload" ', `<link rel="${lateRel}" `],
  ['<script type="module" async="">', `<script type="text/plain" id="${lateId}">`],
  ['<script>window.__reactRouterContext', `<script>${start}window.__reactRouterContext`],
] as const;

/**
 * React Router writes its scripts to be fetched before pictures and to be run as soon as they are there. When it writes them in
 * another way one day, this must fail: with only a part of the changes no code would ever start.
 */
export function startsLate(html: string): string {
  return changes.reduce((page, [written, instead]) => {
    if (!page.includes(written)) throw new Error(`React Router no longer writes ${written}: defer-scripts.server.ts`);
    return page.replaceAll(written, instead);
  }, html);
}
