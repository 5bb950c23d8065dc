/** What hosts and screens say to each other. */
export * from './friends.ts';
export * from './holiday.ts';
export * from './lobby.ts';
export * from './messages.ts';
export * from './my-games.ts';
export * from './people.ts';
export * from './phrases.ts';
export * from './reports.ts';
export * from './seats.ts';
export * from './standing.ts';
export * from './update.ts';
export * from './wishes.ts';
