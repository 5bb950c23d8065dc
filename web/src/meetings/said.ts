/** What is said of something that is met for the first time. */
import { heroNamed } from '../look/known.ts';
import { abilityText, named } from '../texts/texts.ts';
import { heroMet, type Meeting, type ThingId } from './meetings.ts';
import { meetingTexts } from './texts.ts';

export function said(meeting: Pick<Meeting, 'id'>): string {
  const hero = heroMet(meeting);
  return hero === null ? meetingTexts().things[meeting.id as ThingId] : named('idea', hero, hero) || abilityText(heroNamed(hero)).join(' ');
}
