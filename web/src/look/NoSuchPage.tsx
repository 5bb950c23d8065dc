/** Where an address leads that nothing is at. */
import { linkTo } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { Title } from './Title.tsx';

export function NoSuchPage() {
  const { play, start } = texts();
  return (
    <main class="page">
      <Title>{start.noPage}</Title>
      <p>{start.noPageText}</p>
      <a class="button main" href={linkTo('')}>
        {play.toStart}
      </a>
    </main>
  );
}
