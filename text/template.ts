/** Texts with blanks. */

/** A name is one text, or a form for every case. */
type Filling = string | Readonly<Record<string, unknown>>;

/** Fills the blanks: `{who}` is a text, `{who.acc}` a form of a name. */
export const filled = (text: string, blanks: Readonly<Record<string, Filling>>): string =>
  text.replace(/\{(\w+)(?:\.(\w+))?\}/g, (_blank, name: string, form: string | undefined) => {
    const filling = blanks[name];
    return String(typeof filling === 'object' ? filling[form ?? ''] : filling);
  });
