/** What hosts and screens say to each other. */
export * from './lobby.ts';
export * from './messages.ts';
export * from './people.ts';
export * from './phrases.ts';
export * from './seats.ts';
export * from './update.ts';
