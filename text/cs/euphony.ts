/** Prepositions that change with the sounds after them: v and ve, s and se, z and ze, k and ke. */

const SPOKEN = ['nula', 'jeden', 'dva', 'tři', 'čtyři', 'pět', 'šest', 'sedm', 'osm', 'devět', 'deset'];
const TEENS = ['deset', 'jedenáct', 'dvanáct', 'třináct', 'čtrnáct', 'patnáct', 'šestnáct', 'sedmnáct', 'osmnáct', 'devatenáct'];
function spokenNumber(digits: string): string {
  const n = Number(digits);
  if (n < SPOKEN.length) return SPOKEN[n] ?? '';
  if (n < 20) return TEENS[n - 10] ?? '';
  return n === 100 ? 'sto' : (SPOKEN[Number(digits[0])] ?? '');
}
const spoken = (text: string): string =>
  text
    .replace(/^[\s(„]+/, '')
    .replace(/^\d+/, spokenNumber)
    .toLowerCase();

/** Words that are hard to say after any of the four. */
const HEAVY = 'dv|čt|tř|mn|vš|vz|h[rř][ayueo](?!\\p{L})';
const CLUSTER = '[sšzž][bcčdďfghjklmnňpqrřsštťvwxzž]';
const VOCAL: Record<string, RegExp> = {
  v: new RegExp(`^(?:[vf]|${CLUSTER}|${HEAVY})`, 'u'),
  s: new RegExp(`^(?:[sšzž]|${HEAVY})`, 'u'),
  z: new RegExp(`^(?:[sšzž]|${HEAVY})`, 'u'),
  k: new RegExp(`^(?:[kg]|${CLUSTER}|${HEAVY})`, 'u'),
};

/** Titles in quotes stay as they are written. */
export const euphony = (text: string): string =>
  text.replace(/„[^“]*“|(?<![\p{L}\d’-])[vszk](?= )/giu, (word, at: number) =>
    VOCAL[word.toLowerCase()]?.test(spoken(text.slice(at + 1))) ? `${word}e` : word,
  );

/** Short words stand second: "můžete prohlédnout si" becomes "můžete si prohlédnout", "protivník může …" "protivník si může …". */
export const enclitics = (text: string): string =>
  text.replace(
    /(?<!\p{L})(můžete|může|chcete|protivník|vy|poté|jinak) ((?:(?:může(?:te)?|vy) )?\p{L}+) (si|se|mu|ho|jí|ji)(?!\p{L})/giu,
    '$1 $3 $2',
  );
