import { StartError } from '../../env.ts'

/** What keeps an import from being done, in a sentence for the person at the keyboard. */
export class ImportError extends StartError {}
