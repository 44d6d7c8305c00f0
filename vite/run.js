import process from 'node:process';
import { runModule } from './run-module.js';

/* `node vite/run.js FILE …` runs `command` of a file in this folder, and prints the text that it returns. */

const [file = '', ...args] = process.argv.slice(2);
/** @type {{ module: { command(args: string[]): Promise<{ text: string, isGood: boolean }> } }} */
const { module } = await runModule(file);
const { text, isGood } = await module.command(args);
process.stdout.write(text);
process.exitCode = isGood ? 0 : 1;
