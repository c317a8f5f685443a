/** Whether pictures are shown in the modern format: if the browser knows it, and nobody has switched it off. */
import { useSyncExternalStore } from 'react';
import { imageFormat } from '#contract/images.ts';
import { webpProbeLifetimeSeconds } from '#rules/constants.ts';
import { keepStored, readStored, readStoredFlag } from './storage.ts';

const flagKey = 'webp_disable';
const probeKey = 'webp_support';

/** Two by one pixels. */
const sample = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';

/**
 * Runs in the head, before the first picture: what the server wrote is for browsers of today. React finds the elements as it
 * left them, only those of the modern format fit no screen.
 */
export const imageFormatScript = `(function(){try{
var s=localStorage,f=s.getItem('${flagKey}'),p=JSON.parse(s.getItem('${probeKey}')||'null'),
off=f!==null&&f!==''&&f!=='0'&&f!=='false'||!!p&&p.value===false&&Date.now()<p.expiry;
if(!off)return;
var switchOff=function(n){if(n.nodeName==='SOURCE'&&n.type==='image/webp')n.media='not all'};
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

/** Pictures that are drawn in the browser leave the modern format out by themselves. */
export function useModernFormat(): boolean {
  return useSyncExternalStore(
    () => () => {},
    modernNow,
    () => true,
  );
}

/** Finds out for the next visit what the browser can show, unless that is known. */
export async function probeImageFormat(): Promise<void> {
  if (readStored(probeKey) !== null) return;
  keepStored(probeKey, await canShow(sample), webpProbeLifetimeSeconds);
}

function canShow(source: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image.width > 0));
    image.addEventListener('error', () => resolve(false));
    image.src = source;
  });
}
