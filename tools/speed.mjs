/** `npm run speed`: how heavy the page is, how soon it can be used on a slow device, how quickly it answers, and how smoothly it shows what happens. Measure on a quiet machine. */
import { languages } from './lists.mjs';
import { calledWith } from './options.mjs';
import { served } from './served.mjs';
import { wholeDuel } from './speed/duel.mjs';
import { slowFrames } from './speed/frames.mjs';
import { answering } from './speed/presses.mjs';
import { smoothness } from './speed/smoothness.mjs';
import { firstVisits } from './speed/visits.mjs';

const MEASURED = {
  visits: async (served) => {
    for (const lang of languages()) tell({ lang, ...(await firstVisits(served, lang)) });
  },
  presses: async (served) => tell(await answering(served)),
  tasks: async (served) => tell(await smoothness(served)),
  frames: async (served) => tell(await slowFrames(served)),
  duel: async (served) => tell(await wholeDuel(served)),
};
const { values } = calledWith({
  run: 'npm run speed --',
  what: 'Tells how heavy the page is and how soon it can be used on a slow device (visits), how quickly it answers, also while something is being shown (presses), how much processor time each thing that it does in forty presses would take on a processor four times slower (tasks), which pictures of a whole duel come late while the browser is really slowed four times (frames), and how much of a duel against the easy computer is spent waiting for what is shown (duel). Measure on a quiet machine.',
  options: { only: { type: 'string', value: 'WHAT', about: Object.keys(MEASURED).join(', ') } },
});
if (values.only !== undefined && !(values.only in MEASURED)) {
  console.error(`"${values.only}" is none of ${Object.keys(MEASURED).join(', ')}`);
  process.exit(2);
}
const tell = (figures) => console.log(JSON.stringify(figures));

const site = await served();
try {
  for (const [name, measure] of Object.entries(MEASURED)) if (values.only === undefined || values.only === name) await measure(site);
} finally {
  await site.stop();
}
