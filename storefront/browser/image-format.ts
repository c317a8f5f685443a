/** Whether pictures are shown in modern formats: if the browser knows WebP, and nobody has switched it off. */
import { useSyncExternalStore } from 'react';
import { imageFormat } from '#contract/images.ts';
import { readStored, readStoredFlag } from './storage.ts';

const flagKey = 'webp_disable';
export const probeKey = 'webp_support';

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

let hasModern: boolean | null = null;

function modernNow(): boolean {
  hasModern ??=
    imageFormat({ webpDisable: readStoredFlag(flagKey), supportsWebp: readStored(probeKey) !== false }) === 'webp';
  return hasModern;
}

/** Pictures that are drawn in the browser leave modern formats out by themselves. */
export function useModernFormat(): boolean {
  return useSyncExternalStore(
    () => () => {},
    modernNow,
    () => true,
  );
}
