/**
 * Scripts start after the first paint, or with the visitor's first input. A page can be read, and its links followed, without them,
 * and before the first paint they compete with its largest picture.
 */
const scriptId = 'deferred-scripts';
const preloadRel = 'deferred-preload';

/**
 * Inline script. A hidden page is never painted and a picture may never load, hence the timer. Buttons that are clicked meanwhile are
 * marked as busy and kept for replay-clicks.ts. Code that could not be fetched frees them again, and is asked for anew with the next
 * input or when the line is back.
 */
const start = `(function(){
var d=document,w=window,signs=['pointerdown','keydown','focusin'],started;
w.earlyClicks=[];
function listen(how){signs.forEach(function(s){d[how+'EventListener'](s,start,true)})}
function start(){if(started)return;started=1;listen('remove');
d.querySelectorAll('link[rel=${preloadRel}]').forEach(function(l){l.rel='modulepreload'});
var s=d.createElement('script');s.type='module';s.onerror=failed;s.textContent=d.getElementById('${scriptId}').textContent;d.head.append(s)}
function failed(){started=0;listen('add');
w.earlyClicks.splice(0).forEach(function(b){b.removeAttribute('aria-busy')})}
function loaded(){if(d.hidden||!window.PerformanceObserver)return start();
new PerformanceObserver(start).observe({type:'paint',buffered:true})}
listen('add');
d.addEventListener('click',function(e){var b=e.target.closest('button[type="button"]');
if(b&&w.earlyClicks){b.setAttribute('aria-busy',true);w.earlyClicks.push(b)}},true);
addEventListener('load',loaded);addEventListener('online',start);setTimeout(start,4000);
})();`.replaceAll('\n', '');

/** What React Router writes for its scripts, and what is written instead. */
const changes = [
  ['<link rel="modulepreload" ', `<link rel="${preloadRel}" `],
  ['<script type="module" async="">', `<script type="text/plain" id="${scriptId}">`],
  ['<script>window.__reactRouterContext', `<script>${start}window.__reactRouterContext`],
] as const;

/** Rewrites React Router's script tags. Throws when one of them is not found: with only some rewritten no script would ever start. */
export function deferScripts(html: string): string {
  return changes.reduce((page, [written, instead]) => {
    if (!page.includes(written)) throw new Error(`React Router no longer writes ${written}: defer-scripts.server.ts`);
    return page.replaceAll(written, instead);
  }, html);
}
