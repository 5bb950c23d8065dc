import type { Said } from '../worker.ts';

export const said: Said = {
  turn: (who) => ['Jste na tahu', `Čeká na vás hra. Protivník: ${who}.`],
  time: (who, until) => ['Čas se krátí', `Hra na vás čeká do ${until}. Protivník: ${who}.`],
  found: (who) => ['Protivník nalezen', `Hra začíná, vyberte si hrdinu. Protivník: ${who}.`],
  challenge: (who) => ['Výzva', `Někdo vás vyzývá ke hře. Protivník: ${who}.`],
  over: (who) => ['Konec hry', `Protivník: ${who}.`],
};
