import { launchBrowser } from './browser/launch.ts';
import { openNewsroom } from './subjects/newsroom.ts';
import { countPass } from './passes/count.ts';
import { timePass } from './passes/time.ts';
const arms = await Promise.all(['preact','twin'].map(f => openNewsroom({ flavour: f as 'preact' })));
const browser = await launchBrowser();
try {
for (const page of [{name:'home',path:'/'},{name:'article',path:'/news/1001'}]) for (const arm of arms) {
 for (let i=0;i<3;i++){ const t=Date.now(); const {figures,details}=await countPass.measure(browser,arm,page); console.log(page.name,arm.name,Date.now()-t,JSON.stringify(figures)); if(i===0) console.log(details.awake?.join(' '), JSON.stringify(details.shifts)); }
 for (let i=0;i<2;i++){ const t=Date.now(); const {figures}=await timePass.measure(browser,arm,page); console.log(page.name,arm.name,Date.now()-t,JSON.stringify(figures)); }
}
} finally { await browser.close(); await Promise.all(arms.map(a=>a.stop())); }
