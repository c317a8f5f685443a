/**
 * Before anything is painted: says of a page that is opened, not come back to, that on a phone what is far down may wait with its
 * layout until the visitor comes near (`data-later`, base.css). On an old phone that layout is most of the time until something is to
 * be seen. Until then heights are a guess. What cannot be in the first view of any phone (`data-below`) waits though it is near. All that
 * ends when the page is alive (lay-out-rest.ts), for what is near some time after loading too, where code does not come; and before
 * somebody moves through the page, or looks for a place in it, the mark goes at once.
 */
export const firstPaintScript = `(function(){
var d=document,all=d.documentElement.dataset,moves=['wheel','touchmove','keydown'];
if(history.state||location.hash)return;
all.fresh='';
addEventListener('load',function(){setTimeout(function(){if('fresh'in all)all.fresh='loaded'},2000)});
function layOut(){delete all.fresh;
moves.forEach(function(m){removeEventListener(m,layOut,true)})}
moves.forEach(function(m){addEventListener(m,layOut,{capture:true,passive:true})});
addEventListener('popstate',layOut);
d.addEventListener('click',function(e){if(e.target.closest('a[href*="#"]'))layOut()},true);
})();`.replaceAll('\n', '');
