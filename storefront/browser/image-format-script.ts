import { flagKey, probeKey } from './image-format.ts';

/**
 * Runs in the head, before the first picture: what the server wrote is for browsers of today. React finds the elements as it
 * left them, only those of modern formats fit no screen.
 */
export const imageFormatScript = `(function(){try{
var s=localStorage,f=s.getItem('${flagKey}'),p=JSON.parse(s.getItem('${probeKey}')||'null'),
off=f!==null&&f!==''&&f!=='0'&&f!=='false'||!!p&&p.value===false&&Date.now()<p.expiry;
if(!off)return;
var switchOff=function(n){if(n.nodeName==='SOURCE'&&(n.type==='image/webp'||n.type==='image/avif'))n.media='not all'};
var o=new MutationObserver(function(l){l.forEach(function(r){r.addedNodes.forEach(function(n){
switchOff(n);if(n.querySelectorAll)n.querySelectorAll('source').forEach(switchOff)})})});
o.observe(document,{childList:true,subtree:true});
addEventListener('DOMContentLoaded',function(){o.disconnect()});
}catch(e){}})()`.replaceAll('\n', '');
