/** Where this browser keeps who plays here. */
export const PLAYER = 'peerless.player';
