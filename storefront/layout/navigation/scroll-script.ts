import { scrollKey } from './scroll-key.ts';

/**
 * Runs in the page, before it is painted. The history entry gets a key, as React Router gives to others, and what is stored for it
 * is where the visitor was. React Router's own script does the same, but throws where the browser refuses its storage.
 */
export const scrollScript = `(function(){
var h=history;
if(!h.state||!h.state.key)h.replaceState({key:Math.random().toString(32).slice(2)},'');
try{var y=JSON.parse(sessionStorage.getItem('${scrollKey}')||'{}')[h.state.key];
if(typeof y==='number')scrollTo(0,y)}catch(e){}
})()`.replaceAll('\n', '');
