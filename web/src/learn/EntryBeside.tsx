/** One entry of the rules, to be read beside something else; its links lead on inside of it. */
import { texts } from '../texts/texts.ts';
import { EntryText } from './EntryText.tsx';
import { NOTHING } from './search.ts';
import { entriesOf, placeOf } from './topics.ts';
import { useRules } from './use-rules.ts';
import './entry-beside.css';

export function EntryBeside({ topic, go }: { topic: string; go(topic: string): void }) {
  const rules = useRules()?.rules;
  if (!rules) return <div aria-busy="true" />;
  const place = placeOf(topic, rules);
  const entry = entriesOf(rules).find(({ id }) => `learn-${id}` === place);
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
    const [, to] = /^#\/learn\/(.+)$/.exec(link ?? '') ?? [];
    if (to === undefined) return;
    event.preventDefault();
    go(decodeURIComponent(to));
  };
  return (
    <div class="entry-beside" data-scrolls onClick={follow}>
      {entry ? <EntryText entry={entry} rules={rules} looked={NOTHING} /> : <p>{texts().learn.nothing}</p>}
    </div>
  );
}
