/** The heroes and boards that the game comes with. */
import '@peerless/boards';
import '@peerless/heroes';
