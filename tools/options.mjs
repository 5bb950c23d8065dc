import { parseArgs } from 'node:util';

/**
 * @typedef {object} Option
 * @property {'string' | 'boolean'} type
 * @property {string} [short]
 * @property {string} [default]
 * @property {string} [value] what follows it
 * @property {string} about what it is for
 */
/**
 * What a tool was called with. `--help` is answered here, and so is what the tool does not know: both end the program.
 * @template {Record<string, Option>} T
 * @param {object} tool
 * @param {string} tool.run how it is called
 * @param {string} tool.what what it does
 * @param {T} [tool.options]
 * @param {string} [tool.rest] what may stand after the options
 * @param {string[]} [tool.args]
 * @returns {{ values: { [K in keyof T]: T[K] extends { default: string } ? string : T[K] extends { type: 'string' } ? string | undefined : boolean | undefined }, positionals: string[] }}
 */
export function calledWith({ run, what, options, rest, args = process.argv.slice(2) }) {
  /** @type {Record<string, Option>} */
  const all = { ...options, help: { type: 'boolean', short: 'h', about: 'tells this' } };
  const help = `usage: ${[run, '[options]', rest].filter(Boolean).join(' ')}\n\n${what}\n\n${lines(all).join('\n')}\n`;
  try {
    const { values, positionals } = parseArgs({ args, options: all, allowPositionals: rest !== undefined });
    if (!values.help) return /** @type {any} */ ({ values, positionals });
    process.stdout.write(help);
  } catch (problem) {
    process.stderr.write(`${problem.message}\n\n${help}`);
    process.exit(2);
  }
  process.exit(0);
}

/** A line an option: how it is written, what it is for, what it is by default. */
function lines(options) {
  const written = Object.entries(options).map(([name, { value }]) => `--${name}${value ? ` ${value}` : ''}`);
  const width = Math.max(...written.map(({ length }) => length));
  return Object.values(options).map(
    (option, n) => `  ${written[n].padEnd(width)}  ${option.about}${option.default === undefined ? '' : ` (${option.default})`}`,
  );
}
