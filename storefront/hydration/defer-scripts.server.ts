/**
 * Scripts start after the first paint, or with the visitor's first input. A page can be read, and its links followed, without them,
 * and before the first paint they compete with its largest picture.
 */
const scriptId = 'deferred-scripts';
const preloadRel = 'deferred-preload';

/** In session storage: the buttons of the page that were clicked before a reload, by their places in the document. */
const clicksKey = 'early-clicks';

/**
 * Inline script. A hidden page is never painted and a picture may never load, hence the timer. Buttons that are pressed meanwhile are
 * marked as busy and kept for early-presses.ts. Code that could not be fetched frees them again, and is asked for anew with the next
 * input or when the line is back. Chromium before 156 never fetches a module again that failed once: where a click waits and the
 * page can be had, it is loaded anew and the click kept, once for each click.
 */
const start = `(function(){
var d=document,w=window,signs=['pointerdown','keydown','focusin'],started,reloaded;
w.earlyPresses=[];
function listen(how){signs.forEach(function(s){d[how+'EventListener'](s,start,true)})}
function start(){if(started)return;started=1;listen('remove');
d.querySelectorAll('link[rel=${preloadRel}]').forEach(function(l){l.rel='modulepreload'});
var s=d.createElement('script');s.type='module';s.onerror=failed;s.textContent=d.getElementById('${scriptId}').textContent;d.head.append(s)}
function failed(){started=0;listen('add');
w.reloadWithPresses(w.earlyPresses).catch(function(){w.earlyPresses.splice(0).forEach(function(b){b.removeAttribute('aria-busy')})})}
function press(b){b.setAttribute('aria-busy',true);w.earlyPresses.push(b)}
function place(b){for(var p=[];b!==d.body;b=b.parentNode)p.unshift([].indexOf.call(b.parentNode.children,b));return p}
w.reloadWithPresses=function(list){if(reloaded||!list.length)return Promise.reject();
return fetch(location.href,{method:'HEAD',cache:'no-store'}).then(function(r){if(!r.ok)throw r;
sessionStorage.setItem('${clicksKey}',JSON.stringify([location.href].concat(list.map(place))));location.reload()})};
function restore(){try{var kept=JSON.parse(sessionStorage.getItem('${clicksKey}')||'[]');sessionStorage.removeItem('${clicksKey}');
if(kept.shift()!==location.href)return;reloaded=1;
kept.forEach(function(p){var b=p.reduce(function(n,i){return n&&n.children[i]},d.body);if(b&&b.matches('button,input,a'))press(b)});start()}catch(e){}}
function loaded(){if(d.hidden||!window.PerformanceObserver)return start();
new PerformanceObserver(start).observe({type:'paint',buffered:true})}
listen('add');
d.addEventListener('DOMContentLoaded',restore);
d.addEventListener('click',function(e){reloaded=0;var b=e.target.closest('button[type="button"],a[role="button"]');
if(b&&w.earlyPresses){e.preventDefault();press(b)}},true);
addEventListener('unhandledrejection',function(){if(w.earlyPresses)failed()});
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
