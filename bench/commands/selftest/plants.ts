import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { MetricName } from '../../results/metrics.ts';
import { type ResponseChange, type ProxyResponse, typeOf } from '../../sites/proxy/proxy.ts';

/** A planted regression, with the metric that must show it and the culprit that must be named. */
export interface Plant {
  name: string;
  metric: MetricName;
  culprit: RegExp;
  /** Set if the visits must be refused with a message that names the culprit. */
  isRefused?: true;
  alter: ResponseChange;
}

const appended = (answer: ProxyResponse, code: string): ProxyResponse => ({
  ...answer,
  body: Buffer.concat([answer.body, Buffer.from(`\n${code}\n`)]),
});

const inScript =
  (path: RegExp, code: string): ResponseChange =>
  (answer, proxied) =>
    path.test(proxied.path) && answer.status === 200 ? appended(answer, code) : answer;

export const kernel = /\/kernel\.js$/;
const file = (name: string): RegExp => new RegExp(`/planted-${name}\\.js$`);

/** Serves additional scripts that the site does not have. */
const withScripts =
  (scripts: Readonly<Record<string, string>>, alter: ResponseChange): ResponseChange =>
  (answer, proxied) => {
    const [, code] = Object.entries(scripts).find(([name]) => file(name).test(proxied.path)) ?? [];
    if (code === undefined) return alter(answer, proxied);
    const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=60' };
    return { status: 200, headers, body: Buffer.from(code) };
  };

/** About a thousand bytes that cannot be compressed. */
const noise = Buffer.concat(
  Array.from({ length: 32 }, (_, index) => createHash('sha256').update(`noise ${index}`).digest()),
).toString('base64').slice(0, 1340);

const inPage =
  (html: string): ResponseChange =>
  answer =>
    typeOf(answer) === 'text/html'
      ? { ...answer, body: Buffer.from(answer.body.toString().replace('</main>', `${html}</main>`)) }
      : answer;

/** Alters every second response and forbids caching, so that only some visits are affected. */
export function inSomeVisits(path: RegExp, alter: ResponseChange): ResponseChange {
  let turns = 0;
  return (answer, proxied) => {
    if (!path.test(proxied.path)) return answer;
    turns += 1;
    const fresh = { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } };
    return turns % 2 === 0 ? alter(fresh, proxied) : fresh;
  };
}

/** Delays responses of a path by `time` ms, which is longer than a page takes to be left. */
const heldBack =
  (path: RegExp, time: number, alter: ResponseChange): ResponseChange =>
  async (answer, proxied) => {
    if (path.test(proxied.path)) await pause(time);
    return alter(answer, proxied);
  };

/** Adds calls of a function, which the report must name. */
export const moreCalls = (calls: number): ResponseChange =>
  inScript(kernel, `function plantedCall(){return 0}for(let turn=0;turn<${calls};turn+=1)plantedCall();`);

const swallowed = `
  let isFirst=true;
  addEventListener('click',function plantedSwallow(event){
    if(isFirst&&event.target.closest('[data-widget=like]')){isFirst=false;event.stopImmediatePropagation();event.preventDefault()}
  },true);`;

const doubled = `
  const send=window.fetch;
  window.fetch=function plantedFetch(address,options){
    if(String(address).includes('/rest/rateNews'))send(address,options).catch(()=>{});
    return send(address,options);
  };`;

const leaving = `
  addEventListener('click',function plantedDeparture(event){
    if(!event.target.closest('[data-widget=like]'))return;
    event.stopImmediatePropagation();event.preventDefault();
    location.href='/news/1002';
    import('/planted-late.js').catch(()=>{});
  },true);`;

const leadingAway = `
  addEventListener('click',function plantedDeparture({target}){if(target.closest('p,h2,h3'))location.href='/news/1002'},true);`;

const forcing = `
  function plantedForcedLayout(){
    for(let turn=0;turn<5;turn+=1){document.body.style.paddingBlockEnd=turn+'px';document.body.offsetHeight}
  }
  plantedForcedLayout();`;

const shifting = `
  function plantedShift(){
    const strip=document.createElement('div');
    strip.className='planted-strip';strip.style.height='60px';
    document.body.prepend(strip);
  }
  addEventListener('load',()=>setTimeout(plantedShift,50));`;

const leaking = `
  const kept=[];
  addEventListener('scroll',function plantedLeak(){for(let index=0;index<4000;index+=1)kept.push({index})});`;

const busy = `
  addEventListener('click',function plantedHandler(){
    const end=performance.now()+30;
    while(performance.now()<end);
  },true);`;

/** Planted regressions, except extra calls, whose number depends on the page's own calls. */
export const plants: readonly Plant[] = [
  {
    name: '+1 kB',
    metric: 'bytes.js.end',
    culprit: /reactions/,
    alter: inScript(/\/reactions(?:-\w+)?\.js$/, `/*${noise}*/`),
  },
  {
    name: '+1 request',
    metric: 'requests.end',
    culprit: /planted\.svg/,
    alter: inPage('<img src="/media/planted.svg" width="1" height="1" alt="">'),
  },
  {
    name: 'a chained request',
    metric: 'requests.depth',
    culprit: /planted-second\.js/,
    alter: withScripts(
      { first: "import './planted-second.js';", second: "import './planted-third.js';", third: '' },
      inScript(kernel, "import('./planted-first.js');"),
    ),
  },
  { name: 'a forced layout', metric: 'forced', culprit: /plantedForcedLayout/, alter: inScript(kernel, forcing) },
  { name: 'a layout shift', metric: 'shift', culprit: /\S/, alter: inScript(kernel, shifting) },
  { name: 'a layout shift in some visits', metric: 'shift', culprit: /\S/, alter: inSomeVisits(kernel, inScript(kernel, shifting)) },
  { name: 'a leak', metric: 'heap', culprit: /plantedLeak/, alter: inScript(kernel, leaking) },
  { name: 'a handler of 30 ms', metric: 'cpu.tap', culprit: /plantedHandler/, alter: inScript(kernel, busy) },
  { name: 'a dropped tap', metric: 'taps.lost', culprit: /like/, alter: inScript(kernel, swallowed) },
  {
    name: 'a page that is left while it asks for a script',
    metric: 'taps.lost',
    culprit: /like/,
    alter: heldBack(file('late'), 3000, withScripts({ late: '' }, inScript(kernel, leaving))),
  },
  {
    name: 'a tap that leads to another page',
    metric: 'fcp',
    culprit: /news\/1002/,
    isRefused: true,
    alter: inScript(kernel, leadingAway),
  },
  { name: 'a doubled vote', metric: 'taps.doubled', culprit: /like/, alter: inScript(kernel, doubled) },
];
