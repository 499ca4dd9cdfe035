/** Something the person at the keyboard can act on: one sentence, no stack. */
export class BackupError extends Error {}
