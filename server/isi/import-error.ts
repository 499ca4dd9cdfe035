import { StartError } from '../env.ts'

/** The import cannot continue; the message is one sentence for the operator. */
export class ImportError extends StartError {}
