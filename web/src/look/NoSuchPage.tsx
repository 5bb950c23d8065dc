/** Where an address leads that nothing is at. */
import { linkTo } from '../route.ts';
import { words } from '../words/words.ts';

export function NoSuchPage() {
  const { play, start } = words();
  return (
    <main class="page">
      <h1>{start.noPage}</h1>
      <p>{start.noPageText}</p>
      <a class="button main" href={linkTo('')}>
        {play.toStart}
      </a>
    </main>
  );
}
